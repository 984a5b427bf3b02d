import type { Locator, Page } from '@playwright/test'
import { parseEther } from 'viem'
import { expectAccessible } from './fixtures/checks/expect-accessible.js'
import { expect, test } from './fixtures/sites/site.js'
import { installWallet } from './fixtures/visitors/injected-wallet.js'
import { pressByKeyboard } from './fixtures/visitors/keyboard.js'
import { asVisitor, createAccount, openAccount } from './fixtures/visitors/visitor.js'

/** The dashboard of a connected visitor, with the real chains and the real data API. */

/** New blocks are read every 15 s. */
const NEXT_READ = 25_000

function findDashboard(page: Page) {
  const region = page.getByRole('region', { name: 'Your account on Local Ethereum' })
  return {
    region,
    total: region.getByRole('group', { name: 'Total value' }),
    tokens: region.getByRole('group', { name: 'Tokens' }),
    activity: region.getByRole('group', { name: 'Activity' }),
  }
}

const readRows = (list: Locator) => list.getByRole('listitem').allTextContents()

test('a rich account: the page and the modal show the same, and each row opens the modal at its view', async ({
  page,
  install,
  consoleErrors,
}) => {
  await install()
  await page.goto('/')
  await asVisitor(page).connect('Foxglove')
  const { total, tokens, activity } = findDashboard(page)
  await expect(activity.getByRole('listitem')).toHaveCount(4, { timeout: NEXT_READ })
  await expect(tokens.getByRole('listitem')).toHaveCount(4)
  await expect(total).toHaveText(/^\$[\d,]{6,}\.\d\d$/)
  const shown = { total: await total.textContent(), tokens: await readRows(tokens), activity: await readRows(activity) }
  await expectAccessible(page, 'the dashboard of a rich account')

  const account = await openAccount(page)
  await expect(account.getByRole('group', { name: 'Total value' })).toHaveText(shown.total ?? '')
  await expect(account.getByRole('tabpanel').getByRole('listitem').nth(3)).toBeVisible()
  expect((await readRows(account.getByRole('tabpanel'))).slice(0, 4)).toEqual(shown.tokens)
  await account.getByRole('tab', { name: 'Activity' }).click()
  const rows = account.getByRole('tabpanel').getByRole('button')
  await expect(rows.nth(3)).toBeVisible()
  expect((await rows.allTextContents()).slice(0, 4)).toEqual(shown.activity)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await test.step('each row and button opens the modal at its view, by keyboard alone, and the focus returns', () =>
    openEach(page))
  await test.step('at 360 px the dashboard fits', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await expectAccessible(page, 'the dashboard on a phone')
    await tokens.getByRole('button', { name: /^Harbor Dollar/ }).click()
    await expect(page.getByRole('dialog', { name: 'HUSD' })).toBeVisible()
  })
  expect(consoleErrors).toEqual([])
})

async function openEach(page: Page): Promise<void> {
  const { region, tokens, activity } = findDashboard(page)
  const dialog = page.getByRole('dialog')
  const open = async (target: Locator, title: string | RegExp) => {
    await pressByKeyboard(target)
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
  }
  const close = async (target: Locator) => {
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(target).toBeFocused()
  }
  const send = region.getByRole('button', { name: 'Send', exact: true })
  await open(send, 'Send')
  await close(send)

  const receive = region.getByRole('button', { name: 'Receive', exact: true })
  await open(receive, 'Receive')
  await close(receive)

  const allTokens = region.getByRole('button', { name: 'All tokens' })
  await open(allTokens, 'Account')
  await expect(dialog.getByRole('tab', { name: 'Tokens' })).toHaveAttribute('aria-selected', 'true')
  await close(allTokens)

  const ether = tokens.getByRole('button', { name: /^Ether/ })
  await open(ether, 'ETH')
  await expect(dialog).toContainText('Currency of the network')
  await close(ether)

  const allActivity = region.getByRole('button', { name: 'All activity' })
  await open(allActivity, 'Activity')
  await close(allActivity)

  const first = activity.getByRole('listitem').first().getByRole('button')
  await open(first, 'Transaction')
  await expect(dialog).toContainText('Network fee')
  await close(first)
}

test('a fresh account says what will be there; what arrives appears on the page, in another tab and in the modal without a reload', async ({
  context,
  page,
  baseURL,
  rpcUrls,
  chain,
}) => {
  test.setTimeout(90_000)
  const { key, address } = createAccount()
  await installWallet(context, { name: 'Foxglove', privateKeys: [key], chains: rpcUrls })
  await page.goto('/')
  await asVisitor(page).connect('Foxglove')
  const { total, tokens, activity, region } = findDashboard(page)
  await expect(total).toHaveText('$0.00')
  await expect(tokens.getByRole('listitem')).toHaveText([/Ether 0.ETH\$0\.00$/])
  await expect(activity.getByRole('status')).toHaveText('What you send and receive on Local Ethereum appears here.')
  await expectAccessible(page, 'the dashboard of a fresh account')
  const other = await context.newPage()
  await other.goto(baseURL ?? '/')
  const second = findDashboard(other)
  await expect(second.total).toHaveText('$0.00')

  await chain.sendTransaction({ to: address, value: parseEther('2.5') })
  // A hidden tab reads nothing, so each is looked at in turn.
  await expect(second.activity.getByRole('listitem')).toHaveText([/^Received From 0x.*\+2\.5.ETH$/], {
    timeout: NEXT_READ,
  })
  await expect(second.tokens.getByRole('listitem')).toHaveText([/Ether 2\.5.ETH\$[\d,.]+$/], { timeout: NEXT_READ })
  await page.bringToFront()
  await expect(activity.getByRole('listitem')).toHaveText([/^Received From 0x.*\+2\.5.ETH$/], { timeout: NEXT_READ })
  await expect(tokens.getByRole('listitem')).toHaveText([/Ether 2\.5.ETH\$[\d,.]+$/], { timeout: NEXT_READ })
  expect(await region.textContent()).toBe(await second.region.textContent())

  const sum = await total.textContent()
  const account = await openAccount(page, 'Activity')
  await expect(account.getByRole('group', { name: 'Total value' })).toHaveText(sum ?? '')
  await expect(account.getByRole('tabpanel').getByRole('button')).toHaveText([/^Received From 0x.*\+2\.5.ETH$/])
})
