import { lazy, Suspense, useEffect } from 'react'
import { Route, Router, Switch } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { useStore } from 'zustand'
import { preferences } from '../store/preferences'
import { Guard } from './Guard'
import { NotKept } from './NotKept'
import { Home } from './screens/Home'
import { Waiting } from './Waiting'

const RulesetPage = lazy(() => import('./screens/RulesetPage'))
const Setup = lazy(() => import('./screens/Setup'))
const BattleScreen = lazy(() => import('./battle/BattleScreen'))
const Report = lazy(() => import('./report/Report'))
const Watch = lazy(() => import('./report/Watch'))
const Rules = lazy(() => import('./screens/Rules'))
const MusterPage = lazy(() => import('./screens/MusterPage'))
const Armies = lazy(() => import('./screens/Armies'))
const WorkshopPage = lazy(() => import('./screens/WorkshopPage'))
const Battles = lazy(() => import('./screens/Battles'))
const Settings = lazy(() => import('./screens/Settings'))
const About = lazy(() => import('./screens/About'))
const Learn = lazy(() => import('./screens/Learn'))
const Link = lazy(() => import('./screens/Link'))
const Nowhere = lazy(() => import('./screens/Nowhere'))

export function App() {
  useAppearance()
  return (
    <Router hook={useHashLocation}>
      <NotKept />
      <Guard>
        <Suspense fallback={<Waiting />}>
          <Switch>
            <Route path="/" component={Home} />
            <Route path="/ruleset/:ruleset">{({ ruleset }) => <RulesetPage id={ruleset} />}</Route>
            <Route path="/setup/:ruleset/:scenario">
              {({ ruleset, scenario }) => <Setup id={ruleset} scenarioId={scenario} />}
            </Route>
            <Route path="/battle/:slot">{({ slot }) => <BattleScreen slot={slot} />}</Route>
            <Route path="/report/:slot">{({ slot }) => <Report slot={slot} />}</Route>
            <Route path="/watch/:slot/:step?">{({ slot, step }) => <Watch slot={slot} step={step} />}</Route>
            <Route path="/rules/:ruleset/:clause?">
              {({ ruleset, clause }) => <Rules id={ruleset} clause={clause} />}
            </Route>
            <Route path="/muster/:ruleset">{({ ruleset }) => <MusterPage id={ruleset} />}</Route>
            <Route path="/armies/:ruleset">{({ ruleset }) => <Armies key={ruleset} id={ruleset} />}</Route>
            <Route path="/workshop/:ruleset">{({ ruleset }) => <WorkshopPage id={ruleset} />}</Route>
            <Route path="/battles" component={Battles} />
            <Route path="/settings" component={Settings} />
            <Route path="/about" component={About} />
            <Route path="/learn" component={Learn} />
            <Route path="/link/:text">{({ text }) => <Link text={text} />}</Route>
            <Route component={Nowhere} />
          </Switch>
        </Suspense>
      </Guard>
    </Router>
  )
}

/** Puts the person's choice of text size and patterns on the page. */
function useAppearance() {
  const text = useStore(preferences, now => now.text)
  const patterns = useStore(preferences, now => now.patterns)
  useEffect(() => {
    const page = document.documentElement
    page.dataset['text'] = text
    if (patterns) page.dataset['patterns'] = ''
    else delete page.dataset['patterns']
  }, [text, patterns])
}
