import { devices, type Locator, type Page } from '@playwright/test'
import { showFramed } from './fixtures/sites/framed-site.js'
import { expect, test } from './fixtures/sites/site.js'
import { chooseRainbow, watchOpening } from './fixtures/visitors/phone.js'
import { openSite, waitForWallets } from './fixtures/visitors/visitor.js'

/** Where a phone shows the page: in its browser, in Telegram's browser, or in a frame of another page. */

/** Insets of a phone with a notch and without a home button, CSS px. */
const insets = { top: 59, bottom: 34, left: 0, right: 0 }

const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['iPhone 15']
test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch })

/** Which window a link opens in: tests/unit/parts/links.test.ts. Here is what the browser tells of each surrounding. */

test('in Telegram an app opens in a new window', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { TelegramWebviewProxy: {} }))
  const opened = await watchOpening(page)
  await page.goto('/')
  const { dialog, open } = await chooseRainbow(page)
  await open.tap()
  await expect.poll(() => opened).toMatchObject([{ target: '_blank', isWithinTap: true }])
  expect(new URL(opened[0]?.href ?? '').searchParams.get('uri')).toMatch(/^wc:[0-9a-f]{64}@2/)
  await expect(dialog).toContainText('Approve the connection in Rainbow, then come back.')
})

test('in a frame the top page opens the app', async ({ page, serve, baseURL }) => {
  const opened = await watchOpening(page)
  const site = await showFramed(page, serve, baseURL)
  const { open } = await chooseRainbow(site)
  await open.tap()
  await expect.poll(() => opened).toMatchObject([{ target: '_top', isWithinTap: true }])
  expect(new URL(opened[0]?.href ?? '').protocol).toBe('rainbow:')
})

test.describe('with a notch and a home indicator', () => {
  test.beforeEach(async ({ page }) => {
    const client = await page.context().newCDPSession(page)
    await client.send('Emulation.setSafeAreaInsetsOverride', { insets })
  })

  test('the sheet reaches the edge of the display, and its content is above the indicator; a higher one starts below the notch', async ({
    page,
    install,
  }) => {
    await install()
    await openSite(page)
    await page.getByRole('main').getByRole('button', { name: 'Connect wallet' }).tap()
    const connect = await waitForWallets(page)
    await expectClear(page, connect)
    await connect.getByRole('button', { name: /^All wallets \d/ }).tap()
    const all = page.getByRole('dialog', { name: 'All wallets' })
    await expect(all.getByRole('gridcell').first()).toBeVisible()
    await expectClear(page, all)
    await page.getByRole('button', { name: 'Back', exact: true }).tap()
    await connect.getByRole('button', { name: 'Help' }).tap()
    await expect(page.getByRole('dialog', { name: 'What is a wallet?' })).toBeVisible()
    await expectClear(page, page.getByRole('dialog', { name: 'What is a wallet?' }))

    await page.setViewportSize({ width: 320, height: 360 })
    const help = page.getByRole('dialog', { name: 'What is a wallet?' })
    await expectClear(page, help)
    await expect.poll(async () => (await help.boundingBox())?.y).toBe(insets.top)
  })
})

test('the network search stays visible when the keyboard covers part of the window', async ({ page, install }) => {
  await install()
  await openSite(page)
  await page.getByRole('main').getByRole('button', { name: 'Connect wallet' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Foxglove' }).tap()
  await page.getByRole('button', { name: 'Network: Local Ethereum' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Networks' })
  const search = dialog.getByRole('searchbox', { name: 'Search networks' })
  await search.tap()
  await page.setViewportSize({ width: viewport.width, height: Math.round(viewport.height * 0.5) })
  await expect(search).toBeFocused()
  await expect(search).toBeInViewport({ ratio: 1 })
  await search.fill('roll')
  await expect(dialog.getByRole('button', { name: 'Local Ethereum' })).toBeHidden()
  await expect(dialog.getByRole('button', { name: 'Local Rollup' })).toBeInViewport({ ratio: 1 })
})

/** The sheet touches the edge of the display. When it is scrolled to its end, no control or text is under the inset. */
async function expectClear(page: Page, dialog: Locator): Promise<void> {
  const height = page.viewportSize()?.height ?? Number.NaN
  await expect
    .poll(async () => {
      const box = await dialog.boundingBox()
      return box && Math.round(box.y + box.height)
    })
    .toBe(height)
  const lowest = await dialog.evaluate((sheet) => {
    for (const part of [sheet, ...sheet.querySelectorAll('*')]) part.scrollTop = part.scrollHeight
    // Content of a scrolling element is clipped at the edge of that element.
    const findBottom = (part: Element): number => {
      const edges = [part.getBoundingClientRect().bottom]
      for (let frame = part.parentElement; frame && frame !== sheet; frame = frame.parentElement) {
        if (getComputedStyle(frame).overflowY !== 'visible') edges.push(frame.getBoundingClientRect().bottom)
      }
      return Math.min(...edges)
    }
    const parts = [...sheet.querySelectorAll('button, a, p, li, img')].filter((part) => part.checkVisibility())
    return Math.max(...parts.map(findBottom))
  })
  expect(lowest).toBeLessThanOrEqual(height - insets.bottom)
}
