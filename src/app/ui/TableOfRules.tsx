import type { RulebookTable } from '../../engine/rulebook'
import { cellText } from './cellText'

/** A table of a rulebook: its columns, and its rows as they are read. */
export function TableOfRules({
  table,
  className,
}: {
  readonly table: RulebookTable
  readonly className?: string
}) {
  return (
    <table className={className}>
      <thead>
        <tr>
          {table.columns.map(column => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(row => (
          <tr key={row.join('|')}>
            {row.map((cell, at) => (
              // The cells of a row stand under their columns.
              // oxlint-disable-next-line react/no-array-index-key
              <td key={at}>{cellText(cell, table.columns[at])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
