import { swapTokens } from '../../servers/chains/contents/swap-tokens.js'
import { tokens } from '../../servers/chains/contents/tokens.js'
import { ar, arViews } from '../fixtures/arabic-words.js'
import { expectAccessible } from './fixtures/checks/expect-accessible.js'
import { expectArabic } from './fixtures/checks/expect-arabic.js'
import { expect, test } from './fixtures/sites/site.js'

// A phone.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const { swap } = arViews

/** Names and symbols are Latin in every language. */
const latin = [
  ...[...Object.values(tokens), ...Object.values(swapTokens)].flatMap(({ name, symbol }) => [name, symbol]),
  ...['Foxglove', 'Ether', 'ETH', 'US$', 'Local Ethereum'],
  // What the service calls itself, and what it takes.
  ...['Uniswap V2', 'Pool fee'],
]

test('in Arabic on a phone, a visitor swaps, and every word and line fits', async ({ page, install, payer }) => {
  await install({ privateKeys: [payer.key] })
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
  const arrive = async (title: string) => {
    await expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible()
    await expectArabic(page, title, latin)
    await expectAccessible(page, title)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), title).toBeLessThanOrEqual(0)
  }
  await page.goto('/arabic')
  await button(ar.connectButton.connect).tap()
  await button(/^Foxglove/).tap()
  await page.getByRole('button', { name: ar.connectButton.account }).tap()
  await page.getByRole('dialog').getByRole('button', { name: swap.titles.Swap, exact: true }).tap()
  await expect(page.getByRole('dialog', { name: swap.titles.Swap, exact: true })).toBeVisible()
  await button(new RegExp(`^${swap.tokenToReceive}`)).tap()
  await page.getByRole('listitem').getByRole('button', { name: /HUSD/ }).first().waitFor()
  await arrive(swap.titles.SwapSelectToken)
  await page.getByRole('listitem').getByRole('button', { name: /HUSD/ }).first().tap()
  // Arabic digits, as a phone in Arabic writes them.
  await page.getByRole('textbox', { name: swap.pay }).fill('٠٫٠١')
  await expect(button(swap.phases.review)).toBeVisible()
  // The rate opens the details.
  await page.getByRole('dialog').getByRole('button', { expanded: false }).tap()
  await expect(page.getByRole('slider', { name: swap.slippage })).toBeVisible()
  await arrive(swap.titles.Swap)
  await button(swap.phases.review).tap()
  const review = page.getByRole('dialog', { name: swap.titles.SwapPreview, exact: true })
  await expect(review.getByRole('button', { name: swap.buttons.swap, exact: true })).not.toHaveAttribute(
    'aria-disabled',
  )
  await arrive(swap.titles.SwapPreview)
  await review.getByRole('button', { name: swap.buttons.swap, exact: true }).tap()
  await expect(review).toContainText(swap.doneTitle)
  await arrive(swap.titles.SwapPreview)
  await button(swap.done).tap()
})
