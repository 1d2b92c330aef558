import type { z } from 'zod'

/** Where in the file something is wrong and what, from the first issue. */
export function whereOf(error: z.ZodError): string {
  const issue = error.issues[0]
  const path = issue?.path.map(String).join('.') ?? ''
  const where = path === '' ? 'as a whole' : `at '${path}'`
  return brief(`${where}: ${issue ? wrongWith(issue) : 'unknown problem'}`).replace(/\.$/, '')
}

/** What is wrong, in words; of what is too much, how much may be. */
function wrongWith(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'too_big') return issue.message
  const most = issue.maximum.toLocaleString('en')
  if (issue.origin === 'array') return `more than ${most} entries`
  return issue.origin === 'string' ? `longer than ${most} letters` : `more than ${most}`
}

/** A foreign text shortened, so that a hostile file cannot fill the screen. */
export function brief(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}
