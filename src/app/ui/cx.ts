type Name = string | false | null | undefined

/** The class names of a CSS module by their written names: `cx('row', chosen && 'on')`. */
export function classes(module: Readonly<Record<string, string>>): (...names: readonly Name[]) => string {
  return (...names) =>
    names
      .flatMap(name => (name ? name.split(' ') : []))
      .map(name => module[name] ?? name)
      .join(' ')
}
