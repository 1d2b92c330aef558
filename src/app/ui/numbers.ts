/** '33 %': a whole percentage, and never 0 or 100 for what may still happen or fail. */
export function percent(share: number): string {
  const whole = Math.round(share * 100)
  if (share > 0 && whole === 0) return 'under 1 %'
  if (share < 1 && whole === 100) return 'over 99 %'
  return `${whole} %`
}

/** '4', '4.2', '−1.5': at most one decimal, with a true minus sign. */
export function tidy(value: number): string {
  const text = (Math.round(value * 10) / 10).toFixed(1).replace(/\.0$/, '')
  return text === '-0' ? '0' : text.replace('-', '−')
}

/** '29.25', '2.625', '4': points are never rounded, and come in eighths at the finest. */
export function exact(value: number): string {
  return String(Math.round(value * 1000) / 1000).replace('-', '−')
}

/** '4.0': one decimal, as inches are said. */
export function inches(value: number): string {
  const text = value.toFixed(1)
  return (text === '-0.0' ? '0.0' : text).replace('-', '−')
}

/** '+1', '−2', '0'. */
export function signed(value: number): string {
  return value > 0 ? `+${tidy(value)}` : tidy(value)
}

/** 'today', 'yesterday', '14 November', '3 May 2024'. */
export function dayOf(time: number, now: number = Date.now()): string {
  const then = new Date(time)
  const today = new Date(now)
  const days = Math.round(
    (new Date(today.getFullYear(), today.getMonth(), today.getDate()).getTime() -
      new Date(then.getFullYear(), then.getMonth(), then.getDate()).getTime()) /
      86_400_000,
  )
  if (days === 0) return 'today'
  if (days === 1) return 'yesterday'
  const month = then.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })
  return then.getFullYear() === today.getFullYear() ? month : `${month} ${then.getFullYear()}`
}

/** '1 battle', '3 battles'; the plural is given where it is not an s. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`
}

/** A text of the rulebook with true signs: '−1', '48 × 36'. */
export function minus(text: string): string {
  return text.replace(/(^|[\s(])-(?=\d)/g, '$1−').replace(/(\d) x (?=\d)/g, '$1 × ')
}

/** 'Edition of 1 June 2012' of 'Pz8 - Rules, last edited June 1st 2012': what tells editions apart. */
export function editionText(edition: string): string {
  const date = edition.replace(/^.*, (?=\D)/, '').replace(/^(last edited|edition of) /i, '')
  return `Edition of ${date.replace(/^(\w+) (\d+)(?:st|nd|rd|th) (\d+)$/, '$2 $1 $3')}`
}
