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
    const results = checks.map(({ title, find }) => ({ title, find, problems: [] as string[] }))
    for (const file of files) {
      for (const { find, problems } of results) {
        page.resize(1280, 900)
        const found = await find(page, file)
        problems.push(...found.map((problem) => `${file.replace('/stories/', '')} ${problem}`))
      }
    }
    for (const { title, problems } of results) expect.soft(problems, title).toEqual([])
  })
}
