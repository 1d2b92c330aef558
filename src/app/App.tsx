import { useEffect } from 'react'
import { Route, Router, Switch } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { useStore } from 'zustand'
import { preferences } from '../store/preferences'
import { sealing } from '../store/sealing'
import { Guard } from './Guard'
import { NotKept } from './NotKept'
import { piece } from './piece'
import { Home } from './screens/home/Home'

const RulesetPage = piece('The list of battles', () => import('./screens/RulesetPage'))
const Setup = piece('The screen for setting up', () => import('./screens/Setup'))
const OwnSetup = piece('The screen for setting up', () => import('./screens/OwnSetup'))
const BattleScreen = piece('The table', () => import('./battle/BattleScreen'))
const PlayersWindow = piece('The players’ window', () => import('./window/PlayersWindow'))
const Report = piece('The report', () => import('./report/Report'))
const Watch = piece('The replay', () => import('./report/Watch'))
const Rules = piece('The reader of rulebooks', () => import('./screens/Rules'))
const QuickSheet = piece('The quick reference', () => import('./print/QuickSheet'))
const PrintBattle = piece('The battle on paper', () => import('./print/PrintBattle'))
const PrintMade = piece('The battle on paper', () => import('./print/PrintMade'))
const PrintKept = piece('The battle on paper', () => import('./print/PrintKept'))
const MusterPage = piece('The muster', () => import('./screens/MusterPage'))
const EditorStart = piece('The beginning of the editor', () => import('./editor/EditorStart'))
const EditorScreen = piece('The editor', () => import('./editor/EditorScreen'))
const Shelf = piece('The shelf of army lists', () => import('./screens/Shelf'))
const ArmyList = piece('The builder of armies', () => import('./screens/ArmyList'))
const ListLink = piece('The reader of links', () => import('./screens/ListLink'))
const PointsSetup = piece('The screen for setting up', () => import('./screens/PointsSetup'))
const WorkshopPage = piece('The workshop', () => import('./screens/WorkshopPage'))
const Campaigns = piece('The beginning of campaigns', () => import('./screens/Campaigns'))
const CampaignScreen = piece('The squadrons', () => import('./campaign/CampaignScreen'))
const Battles = piece('The list of your battles', () => import('./screens/Battles'))
const Settings = piece('The settings', () => import('./screens/Settings'))
const About = piece('The page about the program', () => import('./screens/About'))
const Learn = piece('The page for learning', () => import('./screens/Learn'))
const Link = piece('The reader of links', () => import('./screens/Link'))
const Sealing = piece('The seal', () => import('./Sealing'))
const Nowhere = piece('This page', () => import('./screens/Nowhere'))

export function App() {
  useAppearance()
  return (
    <Router hook={useHashLocation}>
      <NotKept />
      <Guard>
        <AskedForWords />
      </Guard>
      <Guard>
        <Switch>
          <Route path="/" component={Home} />
          <Route path="/ruleset/:ruleset">{({ ruleset }) => <RulesetPage id={ruleset} />}</Route>
          <Route path="/setup/:ruleset/:scenario">
            {({ ruleset, scenario }) => <Setup id={ruleset} scenarioId={scenario} />}
          </Route>
          <Route path="/setup/:slot">{({ slot }) => <OwnSetup slot={slot} />}</Route>
          <Route path="/battle/:slot">{({ slot }) => <BattleScreen slot={slot} />}</Route>
          <Route path="/window/:slot">{({ slot }) => <PlayersWindow slot={slot} />}</Route>
          <Route path="/report/:slot">{({ slot }) => <Report slot={slot} />}</Route>
          <Route path="/watch/:slot/:step?">{({ slot, step }) => <Watch slot={slot} step={step} />}</Route>
          <Route path="/rules/:ruleset/:clause?">
            {({ ruleset, clause }) => <Rules id={ruleset} clause={clause} />}
          </Route>
          <Route path="/print/:ruleset">{({ ruleset }) => <QuickSheet id={ruleset} />}</Route>
          <Route path="/print/:ruleset/:scenario">
            {({ ruleset, scenario }) => <PrintBattle id={ruleset} scenarioId={scenario} />}
          </Route>
          <Route path="/paper/:slot">{({ slot }) => <PrintMade slot={slot} />}</Route>
          <Route path="/printed/:slot">{({ slot }) => <PrintKept slot={slot} />}</Route>
          <Route path="/muster/:ruleset">{({ ruleset }) => <MusterPage id={ruleset} />}</Route>
          <Route path="/editor">{() => <EditorStart />}</Route>
          <Route path="/make/:ruleset">{({ ruleset }) => <EditorStart id={ruleset} />}</Route>
          <Route path="/editor/:slot">{({ slot }) => <EditorScreen slot={slot} />}</Route>
          <Route path="/armies/:ruleset?">
            {({ ruleset }) => <Shelf key={ruleset ?? ''} id={ruleset ?? null} />}
          </Route>
          <Route path="/army/:slot">{({ slot }) => <ArmyList key={slot} slot={slot} />}</Route>
          <Route path="/list/:text">{({ text }) => <ListLink key={text} text={text} />}</Route>
          <Route path="/points/:ruleset/:list?">
            {({ ruleset, list }) => (
              <PointsSetup key={ruleset} id={ruleset} list={list ?? null} place={null} />
            )}
          </Route>
          <Route path="/points/:ruleset/at/:place">
            {({ ruleset, place }) => <PointsSetup key={ruleset} id={ruleset} list={null} place={place} />}
          </Route>
          <Route path="/workshop/:ruleset">{({ ruleset }) => <WorkshopPage id={ruleset} />}</Route>
          <Route path="/campaigns/:ruleset">{({ ruleset }) => <Campaigns id={ruleset} />}</Route>
          <Route path="/campaign/:slot">{({ slot }) => <CampaignScreen key={slot} slot={slot} />}</Route>
          <Route path="/battles" component={Battles} />
          <Route path="/settings" component={Settings} />
          <Route path="/about" component={About} />
          <Route path="/learn" component={Learn} />
          <Route path="/link/:text">{({ text }) => <Link text={text} />}</Route>
          <Route component={Nowhere} />
        </Switch>
      </Guard>
    </Router>
  )
}

/** Over whatever screen it is, for battles leave and come at several. */
function AskedForWords() {
  return useStore(sealing.store, now => now.asked !== null) ? <Sealing /> : null
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
