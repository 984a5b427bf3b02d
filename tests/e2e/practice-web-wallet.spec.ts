import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/site.js'
import { asVisitor, firstAddress } from './fixtures/visitor.js'

const webWallet = 'Practice web wallet'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Opens the wallet's view, and waits until the link is ready. */
async function chooseWebWallet(page: Page) {
  const visitor = asVisitor(page)
  await visitor.choose(webWallet)
  const dialog = visitor.dialog(webWallet)
  const open = dialog.getByRole('button', { name: `Open ${webWallet}` })
  await expect(open).toBeEnabled()
  return { visitor, dialog, open }
}

test('a link opens the web app, which pairs, approves and signs', async ({ page, walletUrl, consoleErrors }) => {
  await page.goto('/')
  const { visitor, open } = await chooseWebWallet(page)
  const asked: string[] = []
  page.context().on('request', (request) => {
    if (request.isNavigationRequest() && request.url().startsWith(walletUrl)) asked.push(request.url())
  })
  const [wallet] = await Promise.all([page.waitForEvent('popup'), open.click()])
  await expect(wallet.getByRole('heading', { name: 'Connect to this site' })).toBeFocused()
  const link = new URL(asked[0] ?? '')
  expect(link.pathname).toBe('/wc')
  expect(link.searchParams.get('uri')).toMatch(/^wc:[0-9a-f]{64}@2\?.*symKey=[0-9a-f]{64}/)
  expect(wallet.url(), 'the link does not stay in the address').toBe(`${walletUrl}/`)
  expect(await wallet.evaluate(() => window.opener), 'it has no way back to this page').toBeNull()
  await expect(visitor.dialog(webWallet)).toContainText(`Approve the connection in ${webWallet}`)

  await button(wallet, 'Approve').click()
  await expect(visitor.accountButton).toContainText(firstAddress.short)
  await expect(page.getByRole('dialog')).toBeHidden()
  await button(page, 'Sign message').click()
  await expect(wallet.getByRole('region', { name: 'Message' })).toHaveText(/^Hello from Lintel\./)
  await button(wallet, 'Approve').click()
  await expect(visitor.result).toContainText('Signature verified')
  expect(consoleErrors).toEqual([])
})

test('a blocked window shows a message and a link to copy, and opens once the browser allows it', async ({ page }) => {
  await page.addInitScript(() => {
    const open = window.open
    Object.assign(window, { allowWindows: () => Object.assign(window, { open }) })
    window.open = () => null
  })
  await page.goto('/')
  const { visitor, dialog, open } = await chooseWebWallet(page)
  await open.click()
  await expect(dialog).toContainText('Your browser blocked the window. Allow it for this site, or copy the link.')
  await expect(button(page, 'Copy link')).toBeVisible()
  await page.evaluate(() => (window as unknown as { allowWindows(): void }).allowWindows())
  const [wallet] = await Promise.all([page.waitForEvent('popup'), open.click()])
  await expect(dialog).not.toContainText('Your browser blocked the window')
  await button(wallet, 'Approve').click()
  await expect(visitor.accountButton).toContainText(firstAddress.short)
})
