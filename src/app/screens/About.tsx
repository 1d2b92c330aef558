import { VERSION } from '../../store/version'
import { classes } from '../ui/cx'
import { Page } from './Page'
import css from './page.module.css'

const cx = classes(css)

/** What the program is made of and whom it owes. */
export default function About() {
  return (
    <Page title="About" sub={`version ${VERSION}`}>
      <div className={`${cx('sheet')} paper`} style={{ maxWidth: 760, margin: '0 auto' }}>
        <h2>Pz8 Tabletop</h2>
        <p>
          A table for the Pz8 family of miniature wargames: it keeps the rules, says which clause stands
          behind every number, and plays either side if nobody else is there. It works without a network and
          asks nothing of any other computer. Your battles stay in this browser and in the files that you
          save.
        </p>
        <h2>The rules</h2>
        <p>
          The games are the work of their authors and are published free of charge. The rulebooks here say the
          rules in the words of this project, clause by clause, and name every place where the text leaves
          something open.
        </p>
        <h2>Type</h2>
        <p>
          Vollkorn by Friedrich Althausen and IBM Plex Sans and Plex Sans Condensed by IBM, both under the SIL
          Open Font License 1.1: <a href="./licences/LICENSE-Vollkorn.txt">licence of Vollkorn</a>,{' '}
          <a href="./licences/LICENSE-IBM-Plex.txt">licence of IBM Plex</a>.
        </p>
        <h2>Pictures</h2>
        <p>
          Every piece, tree, house and field is painted by this program. Icons of the tools are from Lucide
          (ISC).
        </p>
        <h2>Made with</h2>
        <p>
          React, Zustand, Konva, Zod, wouter, Radix, cmdk, TanStack Virtual, comlink, idb, pure-rand, flatbush
          and robust-predicates, each under a free licence.
        </p>
      </div>
    </Page>
  )
}
