import { parseEther } from 'viem'
import { counterparties } from '../../servers/chains/contents/accounts.js'
import { ar, arViews } from '../fixtures/arabic-words.js'
import { createAccount } from './fixtures/account.js'
import { expectArabic } from './fixtures/arabic/expect-arabic.js'
import { expect, test } from './fixtures/site.js'

/** The account in Arabic, on the real chain and with the real data API. */

// No animations while measuring.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('promise 16: in Arabic an account sends, sees it in its activity, and receives', async ({
  page,
  server,
  install,
  chain,
}) => {
  test.slow()
  const { key, address } = createAccount()
  await chain.setBalance({ address, value: parseEther('5') })
  await install({ privateKeys: [key] })
  await page.goto('/arabic')
  const latin = ['Foxglove', 'Ether', 'ETH', 'US$', 'USD', 'QR', ...server.config.chains.map(({ name }) => name)]
  const { activity, portfolio, send } = arViews
  const dialog = (title: string) => page.getByRole('dialog', { name: title, exact: true })
  const press = (name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name }).first().click()
  const arrive = async (title: string) => {
    await expect(dialog(title)).toBeVisible()
    await expectArabic(page, title, latin)
  }

  await page.getByRole('button', { name: ar.connectButton.connect }).click()
  await press('Foxglove')
  await page.getByRole('button', { name: ar.connectButton.account }).click()
  const tokens = dialog(ar.titles.Account).getByRole('list', { name: portfolio.tokens })
  await expect(tokens.getByRole('button', { name: /^Ether/ })).toContainText('ETH')
  await arrive(ar.titles.Account)

  await press(ar.titles.WalletSend)
  await press(send['select-token'])
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Ether/ })).toBeVisible()
  await arrive(ar.titles.WalletSendSelectToken)
  await press(/^Ether/)
  await page.getByRole('textbox', { name: send.amount }).fill('0.25')
  await page.getByRole('textbox', { name: send.receiver }).fill(counterparties.friend)
  await expect(page.getByRole('button', { name: send.review, exact: true })).toBeVisible()
  await arrive(ar.titles.WalletSend)
  await press(send.review)
  const review = dialog(ar.titles.WalletSendPreview)
  await expect(review).toContainText(counterparties.friend)
  await expect(review).toContainText(new RegExp(`${send.fee}`))
  await arrive(ar.titles.WalletSendPreview)
  await review.getByRole('button', { name: send.send, exact: true }).click()
  // A local chain confirms at once.
  await expect(page.getByText(send.toast).or(page.getByText(send.confirmed)).first()).toBeVisible()
  await expect.poll(() => chain.getTransactionCount({ address })).toBe(1)

  await dialog(ar.titles.Account).getByRole('tab', { name: portfolio.activity }).click()
  const row = dialog(ar.titles.Account).getByRole('list', { name: activity.list }).getByRole('button')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('ETH')
  await expect(row).not.toContainText(activity.pending, { timeout: 20_000 })
  await arrive(ar.titles.Account)
  await row.press('Enter')
  await expect(page.getByRole('dialog')).toContainText(counterparties.friend)
  await expectArabic(page, 'the transaction', latin)
  await press(ar.common.back)

  await press(ar.titles.WalletReceive)
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible()
  await arrive(ar.titles.WalletReceive)
})
