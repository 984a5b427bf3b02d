import { beforeAll, expect, test } from 'vitest'
import { foreignSheets } from './checks/foreign-sheets.js'
import { buildGalleries, openGalleries } from './open-galleries.js'

beforeAll(() => buildGalleries('whole'), 120_000)

test('no foreign sheet draws a pseudo-element: the comparison reads those that are drawn without it', () => {
  for (const [name, css] of Object.entries(foreignSheets)) expect(css, name).not.toMatch(/[{;\s]content\s*:/)
})

test("the theme's color scheme wins over the page's", async () => {
  const { document, galleries, addStyle } = await openGalleries('whole')
  addStyle(':root { color-scheme: light }')
  await galleries.show('/stories/components/button.stories.tsx', { appearance: 'dark' })
  expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark')
})
