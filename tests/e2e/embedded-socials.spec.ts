import type { Page } from '@playwright/test'
import { startIsolatingProxy } from '../fixtures/start-isolating-proxy.js'
import { expect, test } from './fixtures/sites/site.js'
import { expectConnected, frameOf, newEmail, readAddress, setRecoveryUp } from './fixtures/visitors/embedded-visitor.js'
import { readQrCode } from './fixtures/visitors/pairing.js'
import { asVisitor, openSite, untilClosed } from './fixtures/visitors/visitor.js'

/**
 * Logins with social accounts on the real site, through the stand-ins of the providers. Windows that are closed or refused:
 * embedded-arabic.spec.ts.
 */

test.setTimeout(180_000)
// Another site than the frame's (an IP address beside a name), as on the pages of apps.
test.use({ baseURL: async ({ server }, use) => use(server.url.replace('localhost', '127.0.0.1')) })

const openModal = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
const button = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('dialog').getByRole('heading', { name, exact: true })

/** Presses the button that opens the window of Google. Returns the page of the stand-in in it. */
async function openGoogle(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await button(page, 'Continue with Google').click()
  const popup = await opening
  await expect(popup.getByRole('heading', { name: 'Stand-in for Google' })).toBeVisible({ timeout: 30_000 })
  return popup
}

/** The login is over, and the wallet asks for its recovery. The journey from there is that of Google in a window. */
const expectLoggedIn = (page: Page) =>
  expect(frameOf(page).getByRole('button', { name: 'Password' })).toBeVisible({ timeout: 30_000 })

/** Answers as a person on the page of the stand-in. */
async function answer(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('Google in a window: the visitor logs in, sets recovery up, and is connected after a reload', async ({ page }) => {
  await openSite(page)
  await openModal(page)
  const popup = await openGoogle(page)
  await expect(heading(page, 'Continue in the window')).toBeVisible()
  const email = newEmail('radia')
  await untilClosed(popup, () => answer(popup, email))
  await setRecoveryUp(page)
  const address = await readAddress(page)
  await page.reload()
  await expectConnected(page)
  expect(await readAddress(page)).toBe(address)

  // The address is verified by Google, so it is that of the account.
  await asVisitor(page).accountButton.click()
  await expect(page.getByRole('dialog').getByRole('button', { name: /^E-mail/ })).toContainText(email)
})

/** Whose page has the header Cross-Origin-Opener-Policy. Firefox: tests/engines/isolated-windows.test.ts. */
const isolated = {
  // The frame is at a name.
  app: (url: URL) => url.hostname === '127.0.0.1' && url.pathname === '/',
  provider: (url: URL) => url.pathname === '/oidc/google/authorize',
}

for (const [place, isIsolated] of Object.entries(isolated)) {
  test(`Google in a window that COOP of the ${place} cuts off: the page asks the service`, async ({
    browser,
    baseURL,
  }) => {
    const proxy = await startIsolatingProxy(isIsolated)
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      proxy: { server: `http://127.0.0.1:${proxy.port}` },
    })
    const page = await context.newPage()
    await openSite(page)
    await openModal(page)
    const popup = await openGoogle(page)
    expect(await popup.evaluate(() => window.opener)).toBeNull()
    await expect(heading(page, 'Is the window closed?')).toBeVisible()
    await answer(popup, newEmail('grace'))
    await expect(popup.getByRole('heading', { name: 'You are logged in' })).toBeVisible()
    await expectLoggedIn(page)
    await context.close()
    proxy.close()
  })
}

test('Farcaster: a phone approves the login of the QR code', async ({ page, browser }) => {
  await openSite(page)
  await openModal(page)
  await button(page, 'Continue with Farcaster').click()
  const code = page.getByRole('img', { name: 'QR code to log in with Farcaster' })
  await expect(button(page, 'Copy link')).toBeVisible({ timeout: 30_000 })
  const link = await readQrCode(code, /^http.*channelToken=/)

  const phone = await (await browser.newContext()).newPage()
  await phone.goto(link)
  await phone.getByLabel('User name').fill('joan')
  await phone.getByRole('button', { name: 'Continue' }).click()
  await expect(phone.getByText('you can close this window')).toBeVisible()
  await expectLoggedIn(page)
  await phone.context().close()
})

test('in the browser of Telegram the login leaves the page and comes back; its result leaves the URL', async ({
  page,
  baseURL,
}) => {
  const visited: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) visited.push(request.url())
  })
  await page.addInitScript(() => {
    Object.assign(window, { TelegramWebviewProxy: { postEvent: () => undefined } })
    window.open = () => {
      throw new Error('This browser opens no window.')
    }
  })
  const start = `${baseURL}/?campaign=spring`
  await openSite(page, start)
  await openModal(page)
  await button(page, 'Continue with Google').click()
  await expect(page.getByRole('heading', { name: 'Stand-in for Google' })).toBeVisible({ timeout: 30_000 })
  await answer(page, newEmail('annie'))
  await expectLoggedIn(page)
  expect(visited.at(-1)).toMatch(/\/\?campaign=spring&result_uri=http/)
  expect(page.url()).toBe(start)
})
