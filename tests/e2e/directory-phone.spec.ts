import { devices, type Page } from '@playwright/test'
import { expect, test } from './fixtures/sites/site.js'
import { asVisitor } from './fixtures/visitors/visitor.js'

/** The largest part of a phone's window that the keyboard covers: a little under half, with suggestions. */
const KEYBOARD = 0.45

// The lowest window of the common phones.
const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['iPhone 13']
test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch })

test('All wallets is a sheet, and the keyboard covers neither its search nor the results', async ({ page }) => {
  await page.goto('/')
  const visitor = asVisitor(page)
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).tap()
  await visitor
    .dialog('Connect wallet')
    .getByRole('button', { name: /^All wallets/ })
    .tap()
  const dialog = visitor.dialog('All wallets')
  const search = dialog.getByRole('searchbox', { name: 'Search wallets' })
  await expect(dialog.getByRole('gridcell').first()).toBeVisible()
  await expect
    .poll(() => readEdges(page, dialog))
    .toMatchObject({ left: 0, right: viewport.width, bottom: viewport.height })

  await search.tap()
  await search.fill('rainbow')
  await expect(dialog.getByRole('gridcell')).toHaveCount(1)
  const clear = viewport.height * (1 - KEYBOARD)
  await expect
    .poll(async () => (await readEdges(page, search)).bottom, 'a keyboard that lies over the page')
    .toBeLessThan(clear)
  expect((await readEdges(page, dialog.getByRole('gridcell'))).top).toBeLessThan(clear)

  // Simulates a keyboard that reduces the visible part of the window.
  await page.setViewportSize({ width: viewport.width, height: Math.round(clear) })
  await expect(search).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByRole('gridcell')).toBeInViewport({ ratio: 0.9 })
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
  await dialog.getByRole('button', { name: /^Rainbow/ }).tap()
  await expect(visitor.dialog('Rainbow')).toBeVisible()
})

async function readEdges(page: Page, part: ReturnType<Page['locator']>) {
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const offset = await page.evaluate(() => window.visualViewport?.offsetTop ?? 0)
  return { left: x, right: x + width, top: y - offset, bottom: Math.round(y + height - offset) }
}
