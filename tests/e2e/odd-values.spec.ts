import { createAccount } from './fixtures/account.js'
import { expect, test } from './fixtures/site.js'
import { asVisitor } from './fixtures/visitor.js'

for (const { name, wei, shown, inUsd, lines } of [
  {
    name: '10^30 base units stands on one line',
    wei: 10n ** 30n,
    shown: '1,000,000,000,000.000',
    inUsd: /^\$[\d,]{21}\.\d\d$/,
    lines: 1,
  },
  {
    name: '10^30 ETH stands whole, if on more lines',
    wei: 10n ** 48n,
    shown: `1${',000'.repeat(10)}.000`,
    inUsd: /^\$[\d,]{45}\.\d\d$/,
    lines: 4,
  },
]) {
  test(`a balance of ${name}, without overflow`, async ({ page, install, chain }) => {
    const { key, address } = createAccount()
    await chain.setBalance({ address, value: wei })
    await install({ privateKeys: [key] })
    await page.goto('/')
    const visitor = asVisitor(page)
    await visitor.connect('Foxglove')
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
}

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
