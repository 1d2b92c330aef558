import { built } from './built'
import type { rows as Rows } from './engineRows'
import { measure } from './rows'

const { rows } = (await built('bench/engineRows.ts')) as { readonly rows: typeof Rows }
for (const [title, each] of rows) measure(title, each)
