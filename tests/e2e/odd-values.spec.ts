import { createAccount } from './fixtures/account.js'
import { expect, test } from './fixtures/site.js'
import { asVisitor, firstAddress } from './fixtures/visitor.js'

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

test('a wallet on chain 0 is not connected, and the visitor sees an error', async ({ page, install }) => {
  const wallet = await install()
  wallet.answer('eth_chainId', () => '0x0')
  await page.goto('/')
  const visitor = asVisitor(page)
  await visitor.choose('Foxglove')
  await expect(visitor.dialog('Foxglove')).toContainText('That network does not exist. Choose another one.')
  await expect(page.locator('header')).toContainText('Connect wallet')
  wallet.answer('eth_chainId', undefined)
  await visitor.dialog('Foxglove').getByRole('button', { name: 'Back' }).click()
  await visitor.dialog('Connect wallet').getByRole('button', { name: 'Foxglove' }).click()
  await expect(visitor.accountButton).toContainText(firstAddress.short)
})

test('a connected wallet that switches to chain 0 changes nothing; its next valid chain is shown', async ({
  page,
  install,
  consoleErrors,
}) => {
  const wallet = await install()
  await page.goto('/')
  const visitor = asVisitor(page)
  await visitor.connect('Foxglove')
  wallet.emit('chainChanged', '0x0')
  wallet.emit('chainChanged', 'zero')
  // Events arrive in order: once the page shows the last one, it has handled the two before.
  wallet.emit('accountsChanged', [firstAddress.full])
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(visitor.result).toContainText('verified')
  await expect(page.getByRole('button', { name: 'Network: Local Ethereum' })).toBeVisible()
  wallet.setChain(31338)
  await expect(page.getByRole('button', { name: 'Network: Local Rollup' })).toBeVisible()
  expect(consoleErrors).toEqual([])
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
