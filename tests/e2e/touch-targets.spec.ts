import { devices } from '@playwright/test'
import { findSmallTargets } from './fixtures/gallery/find-small-targets.js'
import { expect, test } from './fixtures/gallery/gallery.js'

const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']

/**
 * The panel, as wide as a phone, has ten swatches in a row: 44 px each would not fit. The rows are 44 px high and each
 * swatch is at least 24 px wide (WCAG 2.5.8).
 */
const isSwatch = (target: string) => /^button "(Auto \([^"]*|[A-Z][a-z]+)" misses (start|end)/.test(target)
/** At 90 % scaling the targets of two icon toggles touch: each is 43 px wide, of which 36 are drawn. */
const isIconToggle = (target: string) => target.startsWith('button "Star" misses end')
const isExcepted = (file: string, target: string) =>
  (file.includes('/theme-panel.') && isSwatch(target)) || (file.includes('/toggle-group.') && isIconToggle(target))

// No animations while measuring.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
// This opens every gallery, also on a busy machine.
test.setTimeout(90_000)

test.describe('with touch', () => {
  test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch })

  for (const radius of ['none', 'full'] as const) {
    test(`every control of every component is at least 44 px wide and high at the smallest scaling, radius ${radius}`, async ({
      page,
      eachGallery,
    }) => {
      expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
      const found: string[] = []
      let controls = 0
      await eachGallery({ scaling: '90%', radius }, async (file) => {
        const { count, small } = await page.evaluate(findSmallTargets, 44)
        controls += count
        found.push(...small.filter((target) => !isExcepted(file, target)).map((target) => `${file}: ${target}`))
      })
      expect(found).toEqual([])
      expect(controls).toBeGreaterThan(150)
    })
  }
})

test.describe('with a mouse', () => {
  test('every control is at least 24 px wide and high at the smallest scaling and text size', async ({
    page,
    eachGallery,
  }) => {
    const found: string[] = []
    await page.addStyleTag({ content: ':root { --lintel-px: 0.625px }' })
    await eachGallery({ scaling: '90%', radius: 'full' }, async (file) => {
      const { small } = await page.evaluate(findSmallTargets, 24)
      found.push(...small.map((target) => `${file}: ${target}`))
    })
    expect(found).toEqual([])
  })
})
