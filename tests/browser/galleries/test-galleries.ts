import { beforeAll, expect, test } from 'vitest'
import { foreignCss } from './checks/foreign-css.js'
import { largeText } from './checks/large-text.js'
import { laterClass } from './checks/later-class.js'
import { mouseTargets } from './checks/mouse-targets.js'
import { buildGalleries, openGalleries } from './open-galleries.js'

/** The last two change the rendered elements, `laterClass` for good. */
const checks = [mouseTargets, largeText, foreignCss, laterClass]

/**
 * Checks the galleries of the story files that `isChosen`. One test does it all: to render a gallery anew for each check takes longer
 * than most of the checks.
 */
export function testGalleries(isChosen: (file: string) => boolean): void {
  beforeAll(() => buildGalleries('whole'), 120_000)

  test(checks.map(({ title }) => title).join('; '), { timeout: 300_000 }, async () => {
    const page = await openGalleries('whole')
    const files = page.galleries.files.filter(isChosen)
    expect(files.length).toBeGreaterThan(30)
    const found = new Map(checks.map((check) => [check, [] as string[]]))
    for (const file of files) {
      for (const check of checks) {
        const problems = await check.find(page, file)
        found.get(check)?.push(...problems.map((problem) => `${file.replace('/stories/', '')} ${problem}`))
      }
    }
    for (const [{ title }, problems] of found) expect.soft(problems, title).toEqual([])
  })
}
