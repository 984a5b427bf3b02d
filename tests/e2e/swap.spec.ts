import type { Locator, Page } from '@playwright/test'
import {
  createPublicClient,
  createWalletClient,
  erc20Abi,
  type Hex,
  http,
  keccak256,
  numberToHex,
  parseAbi,
  parseEther,
  parseGwei,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { callAnvil } from '../../servers/chains/call-anvil.js'
import { contracts } from '../../servers/chains/contents/addresses.js'
import { swapTokens } from '../../servers/chains/contents/swap-tokens.js'
import { expect, test } from './fixtures/sites/site.js'
import { pressByKeyboard, tabTo } from './fixtures/visitors/keyboard.js'
import { asVisitor, createAccount, openAccount, openSite } from './fixtures/visitors/visitor.js'

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

  await test.step('ether for a token, by keyboard alone', async () => {
    await pressByKeyboard(page.getByRole('button', { name: /^Token to receive/ }))
    await tabTo(page.getByRole('searchbox', { name: 'Search tokens' }))
    await page.keyboard.type('HUSD')
    const row = page.getByRole('listitem').getByRole('button', { name: /^HUSD\b/ })
    await pressByKeyboard(row.first())
    await tabTo(page.getByRole('textbox', { name: 'You pay' }))
    await page.keyboard.type('0.5')
    const reviewing = page.getByRole('button', { name: 'Review swap' })
    await expect(reviewing).toBeVisible()
    await pressByKeyboard(reviewing)
    const dialog = page.getByRole('dialog', { name: 'Review swap' })
    await expect(dialog).toContainText('Minimum received')
    const swap = dialog.getByRole('button', { name: 'Swap', exact: true })
    await expect(swap).not.toHaveAttribute('aria-disabled')
    await pressByKeyboard(swap)
    await expect(dialog).toContainText(/You paid 0\.5.ETH and received [\d,.]+.HUSD/)
    expect(await balanceOf(contracts.harborDollar)).toBeGreaterThan(1_000_000_000n)
    expect(countPrompts()).toBe(1)
    await pressByKeyboard(dialog.getByRole('button', { name: 'Done' }))
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

const routerAbi = parseAbi(['function swapExactETHForTokens(uint256, address[], address, uint256) payable'])

/** The selector of `approve(address,uint256)`. */
const APPROVE = '0x095ea7b3'

test('goes on after a refusal, a lack of ether, an unsaleable token, a price that moved, a replacement, a lost connection, and a reload on the way', async ({
  page,
  context,
  install,
  payer,
  chain,
  rpcUrls,
  controlUrls,
}) => {
  const wallet = await install({ privateKeys: [payer.key] })
  const countPrompts = () => wallet.calls.filter(({ method }) => method === 'eth_sendTransaction').length
  /** The wallet answers approvals; anything else is answered by `reply`, once. */
  const answerSwap = (reply: (request: Record<string, Hex>) => unknown) =>
    wallet.answer('eth_sendTransaction', ([request]) => {
      const call = request as Record<string, Hex>
      if (call.data?.startsWith(APPROVE)) return undefined
      wallet.answer('eth_sendTransaction', undefined)
      return reply(call)
    })
  const refuse = (code: number, message: string) => () => {
    throw { code, message }
  }
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const readAllowance = () =>
    chain.readContract({
      ...{ address: contracts.harborDollar, abi: erc20Abi, functionName: 'allowance' },
      args: [payer.address, contracts.uniswapRouter],
    })
  await openSite(page)
  await asVisitor(page).connect('Foxglove')
  await openSwap(page)

  await test.step('the visitor refuses the swap, and the ether is not enough: the card says so, and they go on', async () => {
    await select(page, 'receive', 'POT')
    const dialog = await review(page, '0.01')
    answerSwap(refuse(4001, 'The visitor said no.'))
    await dialog.getByRole('button', { name: 'Swap', exact: true }).click()
    await expect(dialog).toContainText('You declined the swap.')
    await button('Try again').click()
    answerSwap(refuse(-32000, 'insufficient funds for gas * price + value'))
    await dialog.getByRole('button', { name: 'Swap', exact: true }).click()
    await expect(dialog).toContainText('There is not enough ETH for the network fee.')
    await button('Pay less').click()
    await expect(page.getByRole('textbox', { name: 'You pay' })).toHaveValue('0.01')
    await button('Review swap').click()
    await dialog.getByRole('button', { name: 'Swap', exact: true }).click()
    await expect(dialog).toContainText(/You paid 0\.01.ETH and received [\d.]+.POT/)
    await button('Done').click()
  })

  await test.step('a token that cannot be sold says so before anything is asked', async () => {
    await openSwap(page)
    await button('Flip tokens').click()
    const prompts = countPrompts()
    const dialog = await review(page, '1')
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(dialog).toContainText('Selling this token fails')
    expect(countPrompts()).toBe(prompts)
    await button('Choose another token').click()
  })

  await test.step('the permission is refused, then the swap after it: the permission is taken back', async () => {
    await select(page, 'pay', 'HUSD')
    await select(page, 'receive', 'ETH')
    const dialog = await review(page, '100')
    wallet.rejectNext()
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(dialog).toContainText('You declined the permission.')
    await button('Try again').click()
    answerSwap(refuse(4001, 'The visitor said no.'))
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(dialog).toContainText(/The router may still take 100.HUSD/)
    expect(await readAllowance()).toBe(100_000_000n)
    await dialog.getByRole('button', { name: /^Revoke 100.HUSD$/ }).click()
    await expect(dialog.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
    expect(await readAllowance()).toBe(0n)
    await button('Cancel').click()
  })

  await test.step('another account moves the pool after the review: both numbers are shown, and accepted', async () => {
    await select(page, 'pay', 'ETH')
    await select(page, 'receive', 'PLNK')
    const dialog = await review(page, '0.1')
    const swap = dialog.getByRole('button', { name: 'Swap', exact: true })
    await expect(swap).not.toHaveAttribute('aria-disabled')
    const prompts = countPrompts()
    const mover = createAccount()
    await callAnvil(controlUrls[31337] ?? '', 'anvil_setBalance', [mover.address, numberToHex(parseEther('100'))])
    const client = createWalletClient({ account: privateKeyToAccount(mover.key), transport: http(rpcUrls[31337]) })
    const hash = await client.writeContract({
      ...{ chain: null, address: contracts.uniswapRouter, abi: routerAbi, functionName: 'swapExactETHForTokens' },
      ...{
        args: [1n, [contracts.weth, swapTokens.plankton.address], mover.address, 2n ** 40n],
        value: parseEther('20'),
      },
    })
    await chain.waitForTransactionReceipt({ hash })
    await swap.click()
    await expect(dialog).toContainText('The price changed')
    await expect(dialog).toContainText(/You reviewed at least [\d,.]+.PLNK\. Now the swap gives [\d,.]+.PLNK/)
    expect(countPrompts()).toBe(prompts)
    await dialog.getByRole('button', { name: /^Accept/ }).click()
    await swap.click()
    await expect(dialog).toContainText(/You paid 0\.1.ETH and received [\d,.]+.PLNK/)
    await button('Done').click()
  })

  /** Sends the swap that the wallet is asked for, and once the page has seen it pending, another transaction in its place. */
  const replaceSwap = async (replacement?: { to: Hex; value: bigint }) => {
    const nonce = await chain.getTransactionCount({ address: payer.address })
    const send = (request: { to: Hex; value: bigint; data?: Hex; nonce: number }, gwei: number) => {
      const fees = { maxFeePerGas: parseGwei(`${100 * gwei}`), maxPriorityFeePerGas: parseGwei(`${gwei}`) }
      return chain.sendTransaction({ ...request, ...fees, gas: 500_000n })
    }
    let swap: Parameters<typeof send>[0] | undefined
    let seen = 0
    // Until another one takes the nonce before it, it stays pending.
    answerSwap(async ({ to, value, data }) => {
      swap = { to: to as Hex, value: BigInt(value ?? 0), data: data as Hex, nonce: nonce + 1 }
      const hash = await send(swap, 1)
      page.on('request', (request) => {
        const text = request.postData() ?? ''
        if (text.includes('eth_getTransactionReceipt') && text.includes(hash)) seen += 1
      })
      return hash
    })
    await button('Review swap').click()
    const dialog = page.getByRole('dialog', { name: 'Review swap' })
    await dialog.getByRole('button', { name: 'Swap', exact: true }).click()
    // It is looked for without its receipt, read, and looked for again.
    await expect.poll(() => seen).toBeGreaterThan(1)
    if (!swap) throw new Error('The wallet was not asked.')
    await send({ ...(replacement ?? swap), nonce: nonce + 1 }, 2)
    await send({ to: payer.address, value: 0n, nonce }, 2)
    return dialog
  }

  await test.step('another transaction takes the place of the swap, then the swap itself with a higher fee', async () => {
    await openSwap(page)
    await select(page, 'receive', 'HUSD')
    await page.getByRole('textbox', { name: 'You pay' }).fill('0.01')
    const dialog = await replaceSwap({ to: createAccount().address, value: 1n })
    await expect(dialog).toContainText('Another transaction took its place.')
    await button('Back to Swap').click()
    await replaceSwap()
    // The transaction before it is in the same block, and its fee counts too.
    await expect(dialog).toContainText(/You paid 0\.01\d*.ETH and received [\d.]+.HUSD/)
    await button('Done').click()
  })

  await test.step('offline, and back: what was typed stays, and the price is read again', async () => {
    await openSwap(page)
    await context.setOffline(true)
    await page.getByRole('textbox', { name: 'You pay' }).fill('0.02')
    await expect(button('You are offline')).toBeVisible()
    await context.setOffline(false)
    await expect(button('Review swap')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'You pay' })).toHaveValue('0.02')
  })

  await test.step('a reload on the way: Activity has it, and a toast says how it ended', async () => {
    let signed: Hex = '0x'
    answerSwap(async ({ to, value, data }) => {
      const request = await chain.prepareTransactionRequest({
        to: to as Hex,
        value: BigInt(value ?? 0),
        data: data as Hex,
      })
      signed = await chain.signTransaction(request as never)
      // It reaches the node later.
      return keccak256(signed)
    })
    await button('Review swap').click()
    const dialog = page.getByRole('dialog', { name: 'Review swap' })
    await dialog.getByRole('button', { name: 'Swap', exact: true }).click()
    await expect(dialog).toContainText('On its way')
    await page.reload()
    const account = await openAccount(page, 'Activity')
    await expect(account.getByRole('button', { name: /Pending/ }).first()).toBeVisible()
    await chain.sendRawTransaction({ serializedTransaction: signed })
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByText('Transaction confirmed').first()).toBeVisible()
  })
})
