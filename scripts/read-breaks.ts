/** A line of the product, what breaks it, and the file of tests that fails then. */
export type Break = { number: number; file: string; line: string; broken: string; test: string }

/**
 * Reads the breaks from the table in `docs/testing-lintel.md`: a row has a number, the file, its line, the broken line
 * and the file of tests, the last four as code. A broken line of `–` is removed.
 */
export function readBreaks(markdown: string): Break[] {
  return markdown.split('\n').flatMap((row) => {
    const [, number, rest] = /^\| +(\d+) \| (`.+`) +\|$/.exec(row) ?? []
    const [file, line, broken, test] = (rest ?? '').split(/ +\| +/).map((cell) => cell.replace(/^`(.*)`$/, '$1'))
    if (!number || !file || !line || broken === undefined || !test) return []
    return { number: Number(number), file, line, broken: broken === '–' ? '' : broken, test }
  })
}
