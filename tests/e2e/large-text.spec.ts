import { findClipped } from './fixtures/gallery/find-clipped.js'
import { expect, test } from './fixtures/gallery/gallery.js'

// Nothing moves while it is measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
// Every gallery there is, on a machine that is busy with other tests.
test.setTimeout(90_000)

/**
 * The parts that lay themselves out. The gallery of a smaller one is a sheet of sizes, wider than any page: what leaves
 * the window there is the sheet, and only what is cut counts.
 */
const isLaidOut = (file: string) => file.includes('/modal/') || /\/(dialog|toast)\./.test(file)

/** What is cut in a window this narrow, and why; each is a limit that the part's page should name. */
const limits: Record<string, { below: number; why: string }> = {
  'dropdown-menu': { below: 800, why: 'a sub menu has only the room beside its menu' },
  'text-field': { below: 480, why: 'a unit before and a badge behind leave no room to write in' },
  'one-time-password-field': { below: 480, why: 'six boxes share the width, and a W is wider than a sixth of it' },
}

const isLimit = (file: string, width: number) =>
  Object.entries(limits).some(([part, { below }]) => file.includes(`/${part}.`) && width < below)

for (const width of [320, 480, 800]) {
  test.describe(`text of 200 % in a window of ${width} px (WCAG 1.4.4)`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('grows, and no part cuts it', async ({ page, eachGallery }) => {
      await page.addStyleTag({ content: ':root { font-size: 200% } body { margin: 0 } main { padding: 0 !important }' })
      const found: string[] = []
      await eachGallery({}, async (file) => {
        if (isLimit(file, width)) return
        const clipped = await page.evaluate(findClipped)
        const counted = clipped.filter((place) => isLaidOut(file) || !place.includes('outside the window'))
        found.push(...counted.map((place) => `${file}: ${place}`))
      })
      expect(found).toEqual([])
    })
  })
}
