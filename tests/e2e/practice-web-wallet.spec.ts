import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/sites/site.js'
import { asVisitor, firstAddress } from './fixtures/visitors/visitor.js'

const webWallet = 'Practice web wallet'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a link opens the web app, which pairs, approves and signs', async ({ page, walletUrl, consoleErrors }) => {
  await page.goto('/')
  const visitor = asVisitor(page)
  await visitor.choose(webWallet)
  const open = visitor.dialog(webWallet).getByRole('button', { name: `Open ${webWallet}` })
  await expect(open).toBeEnabled()
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
  await expect(wallet.getByRole('group', { name: 'Message' })).toHaveText(/^Hello from Lintel\./)
  await button(wallet, 'Approve').click()
  await expect(visitor.result).toContainText('Signature verified')
  expect(consoleErrors).toEqual([])
})
