import { devices, type Page } from '@playwright/test'
import { openWallet, readCode } from './fixtures/pairing.js'
import { expect, test } from './fixtures/site.js'
import { asVisitor } from './fixtures/visitor.js'

type Opened = { href: string; target: string; isWithinTap: boolean }

/** Writes down what the page opens in place of opening it: no app answers here. */
async function watchOpening(page: Page): Promise<() => Promise<Opened[]>> {
  await page.addInitScript(() => {
    const opened: Opened[] = []
    Object.assign(window, { opened })
    window.open = (href, target) => {
      opened.push({ href: String(href), target: String(target), isWithinTap: navigator.userActivation.isActive })
      return null
    }
  })
  return () => page.evaluate(() => (window as unknown as { opened: Opened[] }).opened)
}

/** From the first tap to the wallet's own view. */
async function chooseRainbow(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).tap()
  const connect = page.getByRole('dialog', { name: 'Connect wallet' })
  // A phone cannot scan itself: the way to every wallet stands in for the code.
  await expect(connect.getByRole('button', { name: /^WalletConnect/ })).toHaveCount(0)
  await connect.getByRole('button', { name: /^All wallets/ }).tap()
  await page.getByRole('searchbox', { name: 'Search wallets' }).fill('rainbow')
  await page.getByRole('button', { name: /^Rainbow/ }).tap()
  return page.getByRole('dialog', { name: 'Rainbow' })
}

const profiles = [
  { name: 'Pixel 7', store: /play\.google\.com/ },
  { name: 'iPhone 15', store: /apps\.apple\.com/ },
] as const

for (const { name, store } of profiles) {
  test.describe(`on ${name}`, () => {
    const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices[name]
    test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch })

    test('a wallet is opened within the tap, with a link that was ready before it', async ({ page }) => {
      const readOpened = await watchOpening(page)
      await page.goto('/')
      const dialog = await chooseRainbow(page)
      const open = dialog.getByRole('button', { name: 'Open Rainbow' })
      await expect(open).toBeEnabled()
      await open.tap()
      const [opened, ...others] = await readOpened()
      expect(others).toEqual([])
      expect(opened).toMatchObject({ target: '_self', isWithinTap: true })
      const { protocol, searchParams } = new URL(opened?.href ?? '')
      expect(protocol).toBe('rainbow:')
      expect(searchParams.get('uri')).toMatch(/^wc:[0-9a-f]{64}@2\?.*symKey=[0-9a-f]{64}/)
    })

    test('3 s later, still here: the store of this phone, the code, and the link', async ({
      page,
      browser,
      walletUrl,
    }) => {
      const readOpened = await watchOpening(page)
      await page.goto('/')
      const dialog = await chooseRainbow(page)
      await expect(dialog.getByRole('button', { name: 'Open Rainbow' })).toBeEnabled()
      await dialog.getByRole('button', { name: 'Open Rainbow' }).tap()
      const since = Date.now()
      const question = dialog.getByText('Nothing happened?', { exact: true })
      await expect(question).toBeVisible()
      expect(Date.now() - since).toBeGreaterThan(2_000)
      const more = dialog.getByRole('list', { name: 'Nothing happened?' })
      expect(await more.getByRole('link', { name: /^Get Rainbow/ }).getAttribute('href')).toMatch(store)
      await more.getByRole('button', { name: 'Show QR code' }).tap()
      await expect(dialog.getByRole('img', { name: 'QR code to connect a wallet' })).toBeVisible()

      // The link that the app would have got, in a wallet that is there.
      const [opened] = await readOpened()
      const context = await browser.newContext()
      const wallet = await openWallet(await context.newPage(), walletUrl)
      await wallet.paste(new URL(opened?.href ?? '').searchParams.get('uri') ?? '')
      await wallet.approve()
      await expect(asVisitor(page).accountButton).toContainText('Account')
      await expect(page.getByRole('dialog')).toBeHidden()
      await context.close()
    })
  })
}

test.describe('on the smallest phone', () => {
  const { userAgent, isMobile, hasTouch } = devices['Pixel 7']
  test.use({ viewport: { width: 320, height: 568 }, userAgent, isMobile, hasTouch })

  test('the code is as wide as the sheet, and a camera reads it', async ({ page }) => {
    await watchOpening(page)
    await page.goto('/')
    const dialog = await chooseRainbow(page)
    await expect(dialog.getByRole('button', { name: 'Open Rainbow' })).toBeEnabled()
    await dialog.getByRole('button', { name: 'Open Rainbow' }).tap()
    await dialog.getByRole('button', { name: 'Show QR code' }).tap()
    const code = dialog.getByRole('img', { name: 'QR code to connect a wallet' })
    await expect(code).toHaveAttribute('data-status', 'ready')
    const box = await code.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320)
    expect(await readCode(page)).toMatch(/^wc:[0-9a-f]{64}@2/)
  })
})

test.describe('in Telegram', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']
  test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch })

  test('an app is opened by a window of its own, which is all that Telegram follows', async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { TelegramWebviewProxy: {} }))
    const readOpened = await watchOpening(page)
    await page.goto('/')
    const dialog = await chooseRainbow(page)
    await expect(dialog.getByRole('button', { name: 'Open Rainbow' })).toBeEnabled()
    await dialog.getByRole('button', { name: 'Open Rainbow' }).tap()
    expect(await readOpened()).toMatchObject([{ target: '_blank', isWithinTap: true }])
    // It would not open: the visitor is told, and has the link.
    await expect(dialog.getByText(/blocked the window/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible()
  })
})
