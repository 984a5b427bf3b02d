import { expect, test } from './fixtures/sites/site.js'
import { asVisitor, createAccount } from './fixtures/visitors/visitor.js'

const amounts = [
  {
    what: '10^30 base units on one line',
    wei: 10n ** 30n,
    shown: '1,000,000,000,000.000',
    inUsd: /^\$[\d,]{21}\.\d\d$/,
    lines: 1,
  },
  {
    what: '10^30 ETH whole, if on more lines',
    wei: 10n ** 48n,
    shown: `1${',000'.repeat(10)}.000`,
    inUsd: /^\$[\d,]{45}\.\d\d$/,
    lines: 4,
  },
].map((amount) => ({ ...amount, ...createAccount() }))

test('balances of 10^30 base units and of 10^30 ETH stand whole, without overflow', async ({
  page,
  install,
  chain,
}) => {
  for (const { address, wei } of amounts) await chain.setBalance({ address, value: wei })
  const [first, second] = amounts
  const wallet = await install({ privateKeys: [first?.key ?? '0x'] })
  await page.goto('/')
  const visitor = asVisitor(page)
  await visitor.connect('Foxglove')
  for (const { what, shown, inUsd, lines } of amounts) {
    await test.step(what, async () => {
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 640 })
        const panel = page.getByRole('main').getByText(`${shown} ETH`, { exact: true })
        await expect(panel).toBeVisible()
        expect(await panel.evaluate(countLines)).toBeLessThanOrEqual(lines)
        expect(await page.evaluate(isScrolledSideways)).toBe(false)
        await visitor.accountButton.click()
        const total = visitor.dialog('Account').getByRole('group', { name: 'Total value' })
        await expect(total).toHaveText(inUsd)
        expect(await total.evaluate(countLines)).toBeLessThanOrEqual(lines)
        expect(await total.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0)
        expect(await page.evaluate(isScrolledSideways)).toBe(false)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      }
    })
    wallet.setAccounts([second?.key ?? '0x'])
  }
})

function countLines(node: Element): number {
  const tops = new Set<number>()
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const { top, width } of range.getClientRects()) if (width > 0) tops.add(Math.round(top))
  }
  return tops.size
}

function isScrolledSideways(): boolean {
  return document.documentElement.scrollWidth > document.documentElement.clientWidth
}
