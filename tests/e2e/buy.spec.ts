import type { Locator, Page } from '@playwright/test'
import { ar, arViews } from '../fixtures/arabic-words.js'
import { expectArabic } from './fixtures/checks/expect-arabic.js'
import { expect, test } from './fixtures/sites/site.js'
import { logInByEmail, newEmail, setRecoveryUp } from './fixtures/visitors/embedded-visitor.js'
import { pressByKeyboard, tabTo } from './fixtures/visitors/keyboard.js'
import { decide, openWindow, practiceWallet } from './fixtures/visitors/practice-wallet.js'
import { asVisitor, createAccount, openAccount, openSite } from './fixtures/visitors/visitor.js'

/** Buying at the stand-ins of the local chains: the real data API, webhooks, treasury and chains. */

test.setTimeout(120_000)

/** Opens Buy of the connected account, with an amount to pay. */
async function openBuy(page: Page, amount: string): Promise<Locator> {
  const account = asVisitor(page).dialog('Account')
  if (await account.isHidden()) await asVisitor(page).accountButton.click()
  await account.getByRole('button', { name: 'Buy', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Buy', exact: true })
  await dialog.getByRole('textbox', { name: 'Amount' }).fill(amount)
  return dialog
}

/** Presses a provider, whose page opens in a window of its own. */
async function leaveTo(page: Page, row: Locator): Promise<Page> {
  const [opened] = await Promise.all([page.context().waitForEvent('page'), row.click()])
  await expect(opened.getByRole('heading', { level: 1 })).toBeVisible()
  return opened
}

/** Closes the provider's page once it says what happened, as a visitor does who is done there. */
async function comeBack(page: Page, shop: Page): Promise<void> {
  await expect(shop.getByRole('status')).toBeVisible()
  await shop.close()
  // A headless browser does not move the focus back.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
}

const provider = (dialog: Locator, name: string) => dialog.getByRole('button', { name: new RegExp(`^${name}.* About`) })
const buying = (page: Page) => page.getByRole('dialog', { name: 'Buying', exact: true })

test('a newcomer who logged in by e-mail buys ether by card, from an empty account to the balance', async ({
  page,
  server,
  consoleErrors,
}) => {
  // The faucet of the local chains would fill the account.
  await page.route('**/faucet', () => {})
  await openSite(page)
  await logInByEmail(page, server.config.services, newEmail('nadia'))
  await setRecoveryUp(page)
  const account = await openAccount(page)
  await account.getByRole('button', { name: 'Add funds' }).click()
  await asVisitor(page).dialog('Add funds').getByRole('button', { name: /^Buy/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Buy', exact: true })

  await test.step('limits count while typing', async () => {
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('5')
    await dialog.getByRole('button', { name: 'Pay $10.00' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('10')
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('100')
  })
  await expect(dialog).toContainText(/Delivered to.*On Local Ethereum.*0x[\da-fA-F]{40}/)
  const shop = await leaveTo(page, provider(dialog, 'Harbor Pay'))
  expect(await shop.evaluate(() => window.opener)).toBeNull()
  await expect(buying(page)).toContainText('Pay in the window of Harbor Pay')
  await shop.getByRole('button', { name: 'Pay by card' }).click()
  await comeBack(page, shop)
  await expect(buying(page).getByRole('heading', { name: 'Received' })).toBeVisible({ timeout: 20_000 })
  await buying(page).getByRole('button', { name: 'Done' }).click()
  const tokens = asVisitor(page).dialog('Account')
  await expect(tokens.getByRole('list').getByRole('button', { name: /^(Ether|ETH)/ })).toContainText(/0\.0\d/)
  await expect(tokens.getByRole('button', { name: 'Add funds' })).toBeHidden()
  expect(consoleErrors).toEqual([])
})

test('every end says what to do, a blocked window has a link, and one order is opened twice and paid late', async ({
  page,
  context,
  install,
  consoleErrors,
}) => {
  const { key } = createAccount()
  await install({ privateKeys: [key] })
  await openSite(page)
  await asVisitor(page).connect('Foxglove')

  await test.step('by keyboard: declined, then another way to pay', async () => {
    const dialog = await openBuy(page, '50')
    const row = provider(dialog, 'Quay')
    await expect(row).toBeVisible()
    await tabTo(row)
    const [shop] = await Promise.all([context.waitForEvent('page'), pressByKeyboard(row)])
    await shop.getByRole('button', { name: 'Decline the card' }).click()
    await comeBack(page, shop)
    await expect(buying(page)).toContainText('Your bank declined the payment. Nothing was charged.')
    await pressByKeyboard(buying(page).getByRole('button', { name: 'Pay another way' }))
    await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('50')
  })

  await test.step('refused, expired', async () => {
    const dialog = page.getByRole('dialog', { name: 'Buy', exact: true })
    for (const [press, said, next] of [
      ['Refuse the person (KYC)', 'could not confirm who you are', 'Choose another provider'],
      ['Let it expire', 'It was not paid in time.', 'Start again'],
    ] as const) {
      const shop = await leaveTo(page, provider(dialog, 'Quay'))
      await shop.getByRole('button', { name: press }).click()
      await comeBack(page, shop)
      await expect(buying(page)).toContainText(said)
      await buying(page).getByRole('button', { name: next }).click()
    }
  })

  await test.step('a blocked window, its link, a page closed before paying, the same order again, and paid late', async () => {
    const dialog = page.getByRole('dialog', { name: 'Buy', exact: true })
    await page.evaluate(() => {
      const { open } = window
      window.open = () => {
        window.open = open
        return null
      }
    })
    await provider(dialog, 'Quay').click()
    await expect(buying(page)).toContainText('Your browser blocked the window')
    const first = await leaveTo(page, buying(page).getByRole('link', { name: 'Open Quay' }))
    await first.close()
    await page.reload()
    await openBuy(page, '')
    await page.getByRole('button', { name: /^ETH for \$50\.00/ }).click()
    const second = await leaveTo(page, buying(page).getByRole('button', { name: 'Continue' }))
    await second.getByRole('button', { name: 'Put on hold' }).click()
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(buying(page)).toContainText('Payment on hold')
    await second.getByRole('button', { name: 'Pay by card' }).click()
    await comeBack(page, second)
    await expect(buying(page).getByRole('heading', { name: 'Received' })).toBeVisible({ timeout: 20_000 })
  })
  expect(consoleErrors).toEqual([])
})

test('buys dollars on Solana by bank transfer, with a reload before and after paying', async ({
  page,
  context,
  server,
  consoleErrors,
}) => {
  const options = await fetch(new URL(`${server.config.services.dataApi}/v1/onramp/options`, server.url))
  const { purchaseCurrencies } = (await options.json()) as {
    purchaseCurrencies: { id: string; networks: { name: string; contract_address: string }[] }[]
  }
  const dollar = purchaseCurrencies.find(({ id }) => id === 'HUSD')
  const mint = dollar?.networks.find(({ name }) => name === 'local-solana')?.contract_address ?? ''
  /** What the account has of it. Nothing on this chain tells its symbol. */
  const readDollars = async () => {
    const account = await openAccount(page)
    const row = account.getByRole('list').getByRole('button', { name: new RegExp(`^${mint.slice(0, 4)}`) })
    const amount = await row.locator('data').first().getAttribute('value')
    await account.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    return Number(amount)
  }
  await openSite(page)
  const list = await asVisitor(page).openWallets()
  await list.getByRole('button', { name: practiceWallet }).click()
  const solana = asVisitor(page).dialog('Choose a network').getByRole('button', { name: 'Solana' })
  await decide(await openWindow(page, () => solana.click()), 'Approve')
  await expect(page.getByRole('dialog')).toBeHidden()
  const before = await readDollars()
  const dialog = await openBuy(page, '250')
  await dialog.getByRole('button', { name: /^Token to receive/ }).click()
  await asVisitor(page).dialog('Select token').getByRole('button', { name: /^HUSD/ }).click()
  await dialog.getByRole('button', { name: 'Bank transfer' }).click()
  await expect(dialog).toContainText('On Local Solana')
  const shop = await leaveTo(page, provider(dialog, 'Quay'))
  await page.reload()
  await openBuy(page, '')
  await page.getByRole('button', { name: /^HUSD for \$250\.00/ }).click()
  await expect(buying(page)).toContainText('Pay in the window of Quay')
  // Another tab follows the same order.
  const other = await context.newPage()
  await openSite(other)
  await openBuy(other, '')
  await other.getByRole('button', { name: /^HUSD for \$250\.00/ }).click()
  await shop.getByRole('button', { name: 'Pay later' }).click()
  await shop.getByRole('button', { name: 'Pay by bank transfer' }).click()
  await comeBack(page, shop)
  await page.reload()
  await expect(buying(other).getByRole('heading', { name: 'Received' })).toBeVisible({ timeout: 20_000 })
  await other.close()
  await expect.poll(readDollars).toBeGreaterThan(before + 200)
  // A tab that asks for another page of an order in the moment that it is paid gets 400.
  expect(consoleErrors.filter((text) => !text.includes('400'))).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('in Arabic, each view is Arabic, from right to left and not cut, up to a payment that was cancelled', async ({
    page,
    install,
  }) => {
    const { buy } = arViews
    await install({ privateKeys: [createAccount().key] })
    await page.goto('/arabic')
    const button = (name: string | RegExp) => page.getByRole('button', { name })
    const latin = [
      'Local Ethereum',
      'Harbor Pay (stand-in)',
      'Quay (stand-in)',
      'Ether',
      'ETH',
      'HUSD',
      'USD',
      'EUR',
      'US$',
    ]
    const arrive = async (title: string) => {
      await expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible()
      await expectArabic(page, title, [...latin, 'Harbor Dollar', 'Foxglove'])
    }
    await button(ar.connectButton.connect).click()
    await button(/^Foxglove/).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('button').first().click()
    await button(buy.titles.FundWallet).click()
    await arrive(buy.titles.FundWallet)
    await button(new RegExp(`^${buy.titles.OnRampProviders}`)).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: buy.amount }).fill('٥')
    await arrive(buy.titles.OnRampProviders)
    await button(buy.payNearest({ amount: '' }).trim().slice(0, 4)).click()
    await button(new RegExp(buy.currencyToPay)).click()
    await arrive(buy.titles.OnRampFiatSelect)
    await button(/^EUR/).click()
    const row = button(/^Quay/)
    await expect(row).not.toHaveAttribute('aria-disabled')
    await arrive(buy.titles.OnRampProviders)
    const [shop] = await Promise.all([page.context().waitForEvent('page'), row.click()])
    await arrive(buy.titles.BuyInProgress)
    await shop.getByRole('button', { name: 'Leave without paying' }).click()
    await comeBack(page, shop)
    await expect(dialog).toContainText(buy.phases.cancelled.title)
    await arrive(buy.titles.BuyInProgress)
  })
})
