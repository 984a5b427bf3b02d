import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { buildGalleries, openGalleries } from './open-galleries.js'

beforeAll(() => buildGalleries('whole'), 120_000)

/**
 * The panel, as wide as a phone, has ten swatches in a row: 44 px each would not fit. The rows are 44 px high and each
 * swatch is at least 24 px wide (WCAG 2.5.8).
 */
const isSwatch = (target: string) => /^button "(Auto \([^"]*|[A-Z][a-z]+)" misses (start|end)/.test(target)
/** At 90 % scaling the targets of two icon toggles touch: each is 43 px wide, of which 36 are drawn. */
const isIconToggle = (target: string) => target.startsWith('button "Star" misses end')
const isExcepted = (file: string, target: string) =>
  (file.includes('/theme-panel.') && isSwatch(target)) || (file.includes('/toggle-group.') && isIconToggle(target))

/** As wide and high as a phone, px. */
const PHONE = { width: 412, height: 839 }

const touchWith = (enabled: boolean) => cdp().send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 })

test('with touch, every control of every component is at least 44 px wide and high at the smallest scaling', {
  timeout: 180_000,
}, async () => {
  await touchWith(true)
  onTestFinished(async () => void (await touchWith(false)))
  const { galleries } = await openGalleries('whole', PHONE.width, PHONE.height)
  expect(matchMedia('(pointer: coarse)').matches).toBe(true)
  const found: string[] = []
  let controls = 0
  for (const file of galleries.files) {
    for (const radius of ['none', 'full'] as const) {
      await galleries.show(file, { scaling: '90%', radius })
      const { count, small } = galleries.findSmallTargets(44)
      controls += count
      const missed = small.filter((target) => !isExcepted(file, target))
      found.push(...missed.map((target) => `${file} with radius ${radius}: ${target}`))
    }
  }
  expect(found).toEqual([])
  expect(controls).toBeGreaterThan(300)
})
