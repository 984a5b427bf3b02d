import { devices } from '@playwright/test'
import { expect, test } from './fixtures/sites/site.js'
import { readCode } from './fixtures/visitors/pairing.js'
import { chooseRainbow, watchOpening } from './fixtures/visitors/phone.js'
import { openWallet } from './fixtures/visitors/practice-wallet.js'
import { asVisitor } from './fixtures/visitors/visitor.js'

/** Which store a wallet has on which phone: tests/unit/parts/links.test.ts. */

test.describe('on Pixel 7', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']
  test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch })

  test("a tap opens the wallet directly; when the page is still visible after 3 s: the phone's app store, the code, and the link", async ({
    page,
    browser,
    walletUrl,
  }) => {
    const opened = await watchOpening(page)
    await page.goto('/')
    const { dialog, open } = await chooseRainbow(page)
    await open.tap()
    const since = Date.now()
    await expect.poll(() => opened).toMatchObject([{ target: '_self', isWithinTap: true }])
    const { protocol, searchParams } = new URL(opened[0]?.href ?? '')
    expect(protocol).toBe('rainbow:')
    const link = searchParams.get('uri') ?? ''
    expect(link).toMatch(/^wc:[0-9a-f]{64}@2\?.*symKey=[0-9a-f]{64}/)

    await expect(dialog.getByText('Nothing happened?', { exact: true })).toBeVisible()
    expect(Date.now() - since).toBeGreaterThan(2_000)
    const more = dialog.getByRole('list', { name: 'Nothing happened?' })
    expect(await more.getByRole('link', { name: /^Get Rainbow/ }).getAttribute('href')).toMatch(/play\.google\.com/)
    await more.getByRole('button', { name: 'Show QR code' }).tap()
    await expect(dialog.getByRole('img', { name: 'QR code to connect a wallet' })).toBeVisible()

    // The link that the app would have received, opened in the practice wallet.
    const context = await browser.newContext()
    const wallet = await openWallet(await context.newPage(), walletUrl)
    await wallet.paste(link)
    await wallet.approve()
    await expect(asVisitor(page).accountButton).toContainText('Account')
    await expect(page.getByRole('dialog')).toBeHidden()
    await context.close()
  })
})

test.describe('on an iPhone as small as the smallest phone', () => {
  const { userAgent, isMobile, hasTouch } = devices['iPhone 15']
  test.use({ viewport: { width: 320, height: 568 }, userAgent, isMobile, hasTouch })

  test('the code is as wide as the sheet and can be scanned, and the store is that of the phone', async ({ page }) => {
    await watchOpening(page)
    await page.goto('/')
    const { dialog, open } = await chooseRainbow(page)
    await open.tap()
    expect(await dialog.getByRole('link', { name: /^Get Rainbow/ }).getAttribute('href')).toMatch(/apps\.apple\.com/)
    await dialog.getByRole('button', { name: 'Show QR code' }).tap()
    const code = dialog.getByRole('img', { name: 'QR code to connect a wallet' })
    await expect(code).toHaveAttribute('data-status', 'ready')
    const box = await code.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320)
    expect(await readCode(page)).toMatch(/^wc:[0-9a-f]{64}@2/)
  })
})
