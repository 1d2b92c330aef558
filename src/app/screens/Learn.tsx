import { beginBattle, session } from '../../store/current'
import { beginningOf, lessons } from '../../store/lessons'
import { library } from '../../store/library'
import { TONIGHT } from '../../store/tonight'
import { useState } from 'react'
import { Button, ButtonLink, Key } from '../ui/Button'
import { classes } from '../ui/cx'
import { Page } from './Page'
import css from './page.module.css'

const cx = classes(css)

const LESSONS: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'The sentence at the top',
    text: 'It always says what to do now, and the green button does the next thing. If you are lost, read it; if you have nothing left to do, press the green button.',
  },
  {
    title: 'Choose a unit',
    text: 'Press one of your pieces, or Space for the next that has something left. Its card stands at the right with its factors; below the card is what it may do, and why not where it may not.',
  },
  {
    title: 'Move',
    text: 'The pale ground is all that the unit can reach: farther along roads, less far through woods. Drag the piece, or press a place. The pills say what each stretch costs. Let go too far out, and it stops at the nearest place that the rules allow; take that back freely.',
  },
  {
    title: 'Fire',
    text: 'Every possible target wears its chance to be hit and to be destroyed. A grey tag says why a target cannot be fired at. Press a target, look at how the number came about, and press the green button.',
  },
  {
    title: 'The other side moves too',
    text: 'The ribbon shows the steps of a turn: one side moves, the other fires at what it sees, moves in its turn, and is fired at. What moves in the open is fired at in the open.',
  },
  {
    title: 'Every number has its reason',
    text: 'Press a line of the log and it opens to its dice and modifiers. A number with dots below it is a clause of the rulebook: rest on it to read it, press it to keep it open.',
  },
  {
    title: 'Taking back',
    text: 'Until dice have fallen or something hidden was seen, taking back is free. Beyond that it opens a what-if with dice of its own, and the battle as it was played stays.',
  },
]

/** The lessons that are played, one for each kind of board. */
function Played() {
  const [problem, setProblem] = useState<string | null>(null)
  const begin = async (id: string) => {
    setProblem(null)
    try {
      const ruleset = await library.load(id)
      const { lesson } = ruleset
      const scenario = ruleset.scenarios.find(one => one.id === lesson?.scenario)
      if (!lesson || !scenario) return
      const slot = beginBattle(ruleset, beginningOf(lesson, scenario.solo))
      session.actions.rename(lesson.title)
      lessons.begin(slot)
      location.hash = `#/battle/${slot}`
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <section aria-label="Lessons that are played">
      <h2>Play a lesson</h2>
      <p>
        The first turns of a battle, with a voice at the margin that says what to do and watches what you do.
        Leave it whenever you like: the battle goes on.
      </p>
      {problem ? <p role="alert">{problem}</p> : null}
      {library.entries.map(({ id, title, lesson }) =>
        lesson === undefined ? null : (
          <p key={id} style={{ marginTop: 10 }}>
            <Button go={id === TONIGHT.ruleset} onClick={() => void begin(id)}>
              {title}
            </Button>{' '}
            {lesson}
          </p>
        ),
      )}
    </section>
  )
}

/** The game in five minutes, for those who have never played one. */
export default function Learn() {
  return (
    <Page title="Learn in five minutes">
      <div className={`${cx('sheet')} paper`} style={{ maxWidth: 760, margin: '0 auto' }}>
        <Played />
        {LESSONS.map((lesson, at) => (
          <section key={lesson.title}>
            <h2>
              {at + 1}. {lesson.title}
            </h2>
            <p>{lesson.text}</p>
          </section>
        ))}
        <p style={{ marginTop: 20 }}>
          In a battle <Key>?</Key>
          <span className="quiet">the question mark</span> shows all keys.
        </p>
        <p style={{ marginTop: 14 }}>
          <ButtonLink big href={`#/setup/${TONIGHT.ruleset}/${TONIGHT.scenario}`}>
            To the first battle
          </ButtonLink>
        </p>
      </div>
    </Page>
  )
}
