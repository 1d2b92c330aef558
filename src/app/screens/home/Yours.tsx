import { FolderOpen, Info, PenTool, Plane, Ruler, Settings, Shield } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RegisterEntry } from '../../../engine/register'
import { library } from '../../../store/library'
import { classes } from '../../ui/cx'
import { useRuleset } from '../../useRuleset'
import css from './home.module.css'

const cx = classes(css)

/** What one makes oneself, in one quiet row. */
export function Yours() {
  return (
    <ul className={cx('yours')} aria-label="Yours">
      <OwnTile icon={<Shield />} href="#/armies" title="Build an army" text="lists by points, kept" />
      {library.entries.map(entry => (
        <OwnTiles key={entry.id} entry={entry} />
      ))}
      <OwnTile icon={<PenTool />} href="#/editor" title="Make a battle" text="drawn, checked, weighed" />
      <OwnTile icon={<FolderOpen />} href="#/battles" title="Your battles" text="kept, sent, opened" />
      <OwnTile icon={<Settings />} href="#/settings" title="Settings" text="sound, text, pace" narrow />
      <OwnTile icon={<Info />} href="#/about" title="About" text="and its licences" narrow />
    </ul>
  )
}

function OwnTile(tile: {
  readonly icon: ReactNode
  readonly href: string
  readonly title: string
  readonly text: string
  /** Only where the head of the page has no room for it. */
  readonly narrow?: boolean
}) {
  return (
    <li className={tile.narrow ? cx('onlyNarrow') : undefined}>
      <a href={tile.href}>
        {tile.icon}
        <b>{tile.title}</b>
        <span>{tile.text}</span>
      </a>
    </li>
  )
}

/** What can be made oneself by the rules of a ruleset: units by their figures, a campaign. */
function OwnTiles({ entry: { id, title } }: { readonly entry: RegisterEntry }) {
  const { ruleset } = useRuleset(id)
  if (!ruleset) return null
  const { workshop, campaign } = ruleset
  return (
    <>
      {campaign ? (
        <OwnTile
          icon={<Plane />}
          href={`#/campaigns/${id}`}
          title="Begin a campaign"
          text={`${campaign.battles} battles of ${title}`}
        />
      ) : null}
      {workshop ? (
        <OwnTile icon={<Ruler />} href={`#/workshop/${id}`} title={workshop.title} text={title} />
      ) : null}
    </>
  )
}
