/**
 * For the `ref` of a line that must not be longer than its box: says in `data-lean` of the element the first way to show it that fits,
 * from '0', in full, to `most`, the leanest; what gives way in each says its style sheet. Looked at anew when what it says or its width
 * changes, and when its letters have come.
 */
export function fitting(most: number): (line: HTMLElement | null) => (() => void) | undefined {
  return line => {
    if (!line) return undefined
    const fit = () => {
      for (let lean = 0; lean <= most; lean++) {
        line.dataset['lean'] = String(lean)
        if (line.scrollWidth <= line.clientWidth) break
      }
    }
    fit()
    void document.fonts.ready.then(fit)
    const ofWidth = new ResizeObserver(fit)
    ofWidth.observe(line)
    const ofWords = new MutationObserver(fit)
    ofWords.observe(line, { childList: true, characterData: true, subtree: true })
    return () => {
      ofWidth.disconnect()
      ofWords.disconnect()
    }
  }
}
