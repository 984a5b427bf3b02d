import type { Locator, Page } from '@playwright/test'
import { createPublicClient, erc20Abi, http } from 'viem'
import { contracts } from '../../servers/chains/contents/addresses.js'
import { swapTokens } from '../../servers/chains/contents/swap-tokens.js'
import { expect, test } from './fixtures/site.js'
import { asVisitor, openSite } from './fixtures/visitor.js'

// Several blocks each, on chains that other tests use too.
test.describe.configure({ timeout: 120_000 })

async function openSwap(page: Page): Promise<Locator> {
  const account = asVisitor(page).dialog('Account')
  if (await account.isHidden()) await asVisitor(page).accountButton.click()
  await account.getByRole('button', { name: 'Swap', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Swap', exact: true })
  // The page has the same form, which the dialog hides once it is there.
  await expect(dialog.getByRole('textbox', { name: 'You pay' })).toBeVisible()
  return dialog
}

async function select(page: Page, side: 'pay' | 'receive', symbol: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Token to ${side}`) }).click()
  const list = page.getByRole('dialog', { name: 'Select token' })
  await list.getByRole('searchbox', { name: 'Search tokens' }).fill(symbol)
  await list
    .getByRole('listitem')
    .getByRole('button', { name: new RegExp(`^${symbol}\\b`) })
    .first()
    .click()
}

/** Enters what is paid, waits for the price, and reviews it. */
async function review(page: Page, amount: string): Promise<Locator> {
  await page.getByRole('textbox', { name: 'You pay' }).fill(amount)
  await page.getByRole('button', { name: 'Review swap' }).click()
  return page.getByRole('dialog', { name: 'Review swap' })
}

test('swaps ether, a token after a permission, over two hops, and wraps', async ({
  page,
  install,
  payer,
  chain,
  rpcUrls,
  consoleErrors,
}) => {
  const wallet = await install({ privateKeys: [payer.key] })
  const client = createPublicClient({ transport: http(rpcUrls[31337]) })
  const balanceOf = (address: `0x${string}`) =>
    client.readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [payer.address] })
  const allowance = (address: `0x${string}`) =>
    client.readContract({
      address,
      abi: erc20Abi,
      functionName: 'allowance',
      args: [payer.address, contracts.uniswapRouter],
    })
  const countPrompts = () => wallet.calls.filter(({ method }) => method === 'eth_sendTransaction').length
  await openSite(page)
  await asVisitor(page).connect('Foxglove')
  await openSwap(page)

  await test.step('ether for a token', async () => {
    await select(page, 'receive', 'HUSD')
    const dialog = await review(page, '0.5')
    await expect(dialog).toContainText('Minimum received')
    await dialog.getByRole('button', { name: 'Swap', exact: true }).click()
    await expect(dialog).toContainText(/You paid 0\.5.ETH and received [\d,.]+.HUSD/)
    expect(await balanceOf(contracts.harborDollar)).toBeGreaterThan(1_000_000_000n)
    expect(countPrompts()).toBe(1)
    await dialog.getByRole('button', { name: 'Done' }).click()
  })

  await test.step('a token for ether, after exactly that is allowed', async () => {
    await openSwap(page)
    await page.getByRole('button', { name: 'Flip tokens' }).click()
    const dialog = await review(page, '100')
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(dialog).toContainText(/You paid 100.HUSD and received 0\.0\d+.ETH/)
    expect(await allowance(contracts.harborDollar)).toBe(0n)
    expect(countPrompts()).toBe(3)
    await dialog.getByRole('button', { name: 'Done' }).click()
  })

  await test.step('a token for another one, over two hops', async () => {
    await openSwap(page)
    await select(page, 'receive', 'CBLT')
    const dialog = await review(page, '100')
    await expect(dialog).toContainText('HUSD › WETH › CBLT')
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(dialog).toContainText(/You paid 100.HUSD and received [\d.]+.CBLT/)
    await dialog.getByRole('button', { name: 'Done' }).click()
  })

  await test.step('a token that wants its permission reset first', async () => {
    await openSwap(page)
    await select(page, 'receive', 'AUSD')
    const bought = await review(page, '300')
    await bought.getByRole('button', { name: 'Approve', exact: true }).click()
    await bought.getByRole('button', { name: 'Done' }).click()
    await chain.writeContract({
      address: swapTokens.anchorDollar.address,
      abi: erc20Abi,
      functionName: 'approve',
      args: [contracts.uniswapRouter, 5n],
    })
    await openSwap(page)
    await page.getByRole('button', { name: 'Flip tokens' }).click()
    const dialog = await review(page, '100')
    await expect(dialog).toContainText('Reset AUSD permission')
    await dialog.getByRole('button', { name: 'Reset', exact: true }).click()
    await expect(dialog).toContainText(/You paid 100.AUSD and received [\d.]+.HUSD/)
    await dialog.getByRole('button', { name: 'Done' }).click()
  })

  await test.step('a token that takes a fee of each transfer', async () => {
    await openSwap(page)
    await select(page, 'pay', 'ETH')
    await select(page, 'receive', 'EXCS')
    const dialog = await review(page, '0.1')
    await dialog.getByRole('button', { name: 'Swap', exact: true }).click()
    await expect(dialog).toContainText(/You paid 0\.1.ETH and received [\d.]+.EXCS/)
    await dialog.getByRole('button', { name: 'Done' }).click()
  })

  await test.step('wraps and unwraps, one to one', async () => {
    await openSwap(page)
    await select(page, 'receive', 'WETH')
    const dialog = await review(page, '0.25')
    await dialog.getByRole('button', { name: 'Wrap', exact: true }).click()
    await expect(dialog).toContainText(/You paid 0\.25.ETH and received 0\.25.WETH/)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await openSwap(page)
    await page.getByRole('button', { name: 'Flip tokens' }).click()
    const back = await review(page, '0.25')
    await back.getByRole('button', { name: 'Unwrap', exact: true }).click()
    await expect(back).toContainText(/You paid 0\.25.WETH and received 0\.25.ETH/)
    await back.getByRole('button', { name: 'Done' }).click()
  })
  expect(consoleErrors).toEqual([])
})

test('the form on the page opens the modal for a token and for the review, and is there again after each', async ({
  page,
  install,
  payer,
  consoleErrors,
}) => {
  await install({ privateKeys: [payer.key] })
  await openSite(page)
  await asVisitor(page).connect('Foxglove')
  const card = page.getByRole('region', { name: 'Swap', exact: true })
  await expect(card.getByRole('button', { name: 'Token to pay ETH' })).toBeVisible()
  await select(page, 'receive', 'HUSD')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(card.getByRole('button', { name: 'Token to receive HUSD' })).toBeFocused()
  const dialog = await review(page, '0.1')
  await expect(dialog).toContainText('Minimum received')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(card.getByRole('textbox', { name: 'You pay' })).toHaveValue('0.1')
  expect(consoleErrors).toEqual([])
})
