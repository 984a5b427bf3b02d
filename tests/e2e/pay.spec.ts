import type { Locator, Page } from '@playwright/test'
import { counterparties } from '../../servers/chains/contents/accounts.js'
import { ar, arViews } from '../fixtures/arabic-words.js'
import { expectArabic } from './fixtures/checks/expect-arabic.js'
import { requestWords } from './fixtures/pages/arabic-words.js'
import { expect, test } from './fixtures/sites/site.js'
import { pressByKeyboard } from './fixtures/visitors/keyboard.js'
import { asVisitor, openSite } from './fixtures/visitors/visitor.js'

/** Payments at the shop of the site: the real data API, its watcher, the exchanges of npm start and the local chains. */

/** Orders a postcard, which opens its payment. */
async function order(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Buy a postcard' }).click()
  const dialog = asVisitor(page).dialog('Pay')
  await expect(dialog).toContainText('Lighthouse Shop')
  return dialog
}

/** Withdraws what the page of an exchange has filled in, and comes back. */
async function withdraw(page: Page, name: string): Promise<void> {
  const dialog = asVisitor(page).dialog('Deposit from an exchange')
  await dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  const [exchange] = await Promise.all([
    page.context().waitForEvent('page'),
    dialog.getByRole('button', { name: `Open ${name}` }).click(),
  ])
  await expect(exchange.getByRole('heading', { level: 1 })).toHaveText(`${name} (stand-in)`)
  expect(await exchange.evaluate(() => window.opener)).toBeNull()
  await exchange.getByRole('button', { name: 'Withdraw' }).click()
  await expect(exchange.getByRole('status')).toBeVisible()
  await exchange.close()
  // A headless browser does not move the focus back.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
}

const receipt = (page: Page) => asVisitor(page).dialog('Receipt')

test('pays from a wallet once, is paid when the data API says so, and has the receipt after a reload', async ({
  page,
  install,
  payer,
  consoleErrors,
}) => {
  const wallet = await install({ privateKeys: [payer.key] })
  await openSite(page)
  await asVisitor(page).connect('Foxglove')
  const dialog = await order(page)
  await expect(dialog).toContainText(counterparties.shop)
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(receipt(page).getByRole('heading', { name: 'Paid' })).toBeVisible({ timeout: 20_000 })
  await expect(receipt(page)).toContainText(/25.HUSD/)
  expect(wallet.calls.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(1)
  await receipt(page).getByRole('button', { name: 'Done' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'View the receipt' }).click()
  await expect(receipt(page).getByRole('heading', { name: 'Paid' })).toBeVisible()
  await expect(receipt(page)).toContainText(counterparties.shop)
  expect(consoleErrors).toEqual([])
})

test('without an account: an exchange keeps its fee, so the rest is paid from another one', async ({
  page,
  consoleErrors,
}) => {
  await openSite(page)
  const dialog = await order(page)
  await expect(dialog.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  await dialog.getByRole('button', { name: 'From an exchange' }).click()
  await withdraw(page, 'Northbay')
  const deposit = asVisitor(page).dialog('Deposit from an exchange')
  await expect(deposit.getByRole('heading', { name: /^0\.2.HUSD missing$/ })).toBeVisible({ timeout: 20_000 })
  await deposit.getByRole('button', { name: 'Pay the rest' }).click()
  await expect(dialog).toContainText(/24\.8.HUSD has arrived/)
  await dialog.getByRole('button', { name: 'From an exchange' }).click()
  await withdraw(page, 'Slowtide')
  await expect(deposit.getByRole('heading', { name: 'Paid' })).toBeVisible({ timeout: 30_000 })
  await deposit.getByRole('button', { name: 'Done' }).click()
  await expect(receipt(page)).toContainText(counterparties.shop)
  expect(consoleErrors).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('in Arabic, a visitor pays by keyboard alone, and every word is Arabic and fits', async ({
    page,
    install,
    payer,
  }) => {
    const { pay } = arViews
    await install({ privateKeys: [payer.key] })
    const ordered = await page.request.post('/shop/orders')
    const { id } = (await ordered.json()) as { id: string }
    await page.goto(`/arabic?pay=${id}`)
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
    const arrive = async (title: string) => {
      await expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible()
      const latin = ['Lighthouse Shop', 'A lighthouse postcard', 'Local Ethereum', 'Local Rollup', 'HUSD', 'ETH', 'QR']
      await expectArabic(page, title, [...latin, 'US$', 'Foxglove', 'Northbay (stand-in)', 'Slowtide (stand-in)'])
    }
    await pressByKeyboard(button(ar.connectButton.connect).first())
    await pressByKeyboard(page.getByRole('dialog').getByRole('button', { name: /^Foxglove/ }))
    await expect(page.getByRole('dialog')).toBeHidden()
    await pressByKeyboard(button(requestWords.order))
    await arrive(pay.titles.Pay)
    await pressByKeyboard(button(pay.fromExchange))
    await arrive(pay.titles.DepositFromExchange)
    await pressByKeyboard(page.getByRole('dialog').getByRole('button', { name: /^Northbay/ }))
    await expect(button(pay.copyAmount)).toBeVisible()
    await arrive(pay.titles.DepositFromExchange)
    for (const _ of ['to the exchanges', 'to the payment']) await pressByKeyboard(button(ar.common.back))
    await pressByKeyboard(page.getByRole('dialog').getByRole('button', { name: pay.pay, exact: true }))
    await expect(page.getByRole('dialog').getByRole('heading', { name: pay.phases.paid.title })).toBeVisible({
      timeout: 20_000,
    })
    await arrive(pay.titles.PayReceipt)
    await pressByKeyboard(button(pay.done))
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})
