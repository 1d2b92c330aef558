import { Problem } from '../Problem'
import { beginBattle } from '../../store/current'
import { plainBeginning } from '../../store/tonight'
import { Button, ButtonLink } from '../ui/Button'
import { lengthOf } from '../ui/length'
import { editionText, minus } from '../ui/numbers'
import { classes } from '../ui/cx'
import { openingScene, Picture } from '../ui/Picture'
import { useRuleset } from '../useRuleset'
import { Waiting } from '../Waiting'
import { Page, rulesetLinks } from './Page'
import css from './page.module.css'

const cx = classes(css)

/** A ruleset: its battles with their pictures, and the ways to its muster and rulebook. */
export default function RulesetPage({ id }: { readonly id: string }) {
  const { ruleset, problem, again } = useRuleset(id)
  if (problem) return <Problem title="This ruleset cannot be opened" text={problem} again={again} />
  if (!ruleset) return <Waiting text="Opening the ruleset." />
  return (
    <Page
      title={ruleset.title}
      sub={editionText(ruleset.rulebook.edition)}
      links={rulesetLinks(ruleset, 'scenarios')}
    >
      <p className={cx('lead')}>{minus(ruleset.rulebook.summary)}</p>
      {ruleset.campaign ? (
        <p className={cx('buttons')}>
          <ButtonLink href={`#/campaigns/${id}`}>
            Begin a campaign of {ruleset.campaign.battles} battles
          </ButtonLink>
        </p>
      ) : null}
      <div className={cx('scenarios')}>
        {ruleset.scenarios.map((scenario, at) => (
          <article key={scenario.id} className={`${cx('scenario')} paper`}>
            <Picture
              scene={openingScene(ruleset, scenario)}
              width={360}
              height={Math.round((360 * scenario.board.height) / scenario.board.width)}
              label={`The table of ${scenario.title}`}
            />
            <div className={cx('scenarioText')}>
              <h2>{scenario.title}</h2>
              <span className={cx('setting')}>
                {scenario.setting}; {lengthOf(ruleset, scenario)}, about {scenario.minutes} minutes
              </span>
              <p>{scenario.blurb}</p>
              <div className={cx('buttons')}>
                <Button
                  go={at === 0}
                  onClick={() => {
                    location.hash = `#/battle/${beginBattle(ruleset, plainBeginning(scenario))}`
                  }}
                >
                  Play now
                </Button>
                <ButtonLink href={`#/setup/${id}/${scenario.id}`}>Set up</ButtonLink>
              </div>
            </div>
          </article>
        ))}
      </div>
    </Page>
  )
}
