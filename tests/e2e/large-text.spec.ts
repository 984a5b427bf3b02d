import { findClipped } from './fixtures/gallery/find-clipped.js'
import { expect, test } from './fixtures/gallery/gallery.js'

// What a visitor sets in the browser's settings: twice the usual 16 px.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
    { scope: 'worker' },
  ],
})
// No animations while measuring.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
// This opens every gallery, also on a busy machine.
test.setTimeout(90_000)

/**
 * The components that control their own layout. The galleries of smaller ones are sheets of sizes, wider than any page:
 * for those only clipped text counts, not what leaves the window.
 */
const isLaidOut = (file: string) => file.includes('/modal/') || /\/(dialog|toast)\./.test(file)

/** Text that is clipped in a window this narrow, with the reason. Each should be documented with its component. */
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

    test('grows, and no component clips it', async ({ page, eachGallery }) => {
      await page.addStyleTag({ content: 'body { margin: 0 } main { padding: 0 !important }' })
      const found: string[] = []
      await eachGallery({}, async (file) => {
        if (isLimit(file, width)) return
        const clipped = await page.evaluate(findClipped)
        const counted = clipped.filter((place) => isLaidOut(file) || !place.includes('outside the window'))
        found.push(...counted.map((place) => `${file}: ${place}`))
      })
      expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--lintel-px'))).toBe('2px')
      expect(found).toEqual([])
    })
  })
}
