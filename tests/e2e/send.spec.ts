import {
  createPublicClient,
  createWalletClient,
  erc20Abi,
  http,
  namehash,
  parseAbi,
  parseEther,
  parseUnits,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { accounts, counterparties } from '../../servers/chains/contents/accounts.js'
import { contracts } from '../../servers/chains/contents/addresses.js'
import { developmentKeys } from '../fixtures/development-keys.js'
import { expect, test } from './fixtures/sites/site.js'
import { pressByKeyboard, tabTo } from './fixtures/visitors/keyboard.js'
import {
  asVisitor,
  createAccount,
  openSend,
  openSite,
  review,
  reviewPayment,
  selectToken,
} from './fixtures/visitors/visitor.js'

// Several blocks and lookups each, on chains that other tests use too.
test.describe.configure({ timeout: 120_000 })

const resolverAbi = parseAbi(['function setAddr(bytes32 node, uint256 coinType, bytes addr)'])

/** Account 5 has nothing but ether. Nobody sends from it. */
const fresh = { privateKeys: [developmentKeys[4]] as const }

test('sends ether by keyboard alone, with the fee before it, and shows it in Activity at once; then a token with a hostile name', async ({
  page,
  install,
  payer,
  rpcUrls,
  consoleErrors,
}) => {
  const wallet = await install({ privateKeys: [payer.key] })
  const client = createPublicClient({ transport: http(rpcUrls[31337]) })
  const readRequest = () => wallet.calls.findLast(({ method }) => method === 'eth_sendTransaction')?.params?.[0]
  await openSite(page)
  await asVisitor(page).connect('Foxglove')
  await openSend(page)

  await test.step('ether, by keyboard alone', async () => {
    const { address: receiver } = createAccount()
    await pressByKeyboard(page.getByRole('button', { name: 'Select token' }).first())
    await tabTo(page.getByRole('searchbox', { name: 'Search tokens' }))
    await page.keyboard.type('ether')
    await pressByKeyboard(page.getByRole('dialog').getByRole('button', { name: /^Ether/ }))
    await tabTo(page.getByRole('textbox', { name: 'Amount' }))
    await page.keyboard.type('0.25')
    await tabTo(page.getByRole('textbox', { name: 'Receiver' }))
    await page.keyboard.type(receiver)
    await expect(page.getByRole('button', { name: 'Review', exact: true })).toBeVisible()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Review' })
    await expect(dialog).toContainText(receiver)
    await expect(dialog).toContainText(/Network fee\s*<?0\.\d+/)
    // The history of the account comes from the data API.
    await expect(dialog).toContainText(/First time you send|None of your latest/)
    const send = dialog.getByRole('button', { name: 'Send', exact: true })
    await expect(send).not.toHaveAttribute('aria-disabled')
    await pressByKeyboard(send)
    // The toast, which is also announced. A local chain confirms at once.
    await expect(page.getByText(/^Transaction (sent|confirmed)$/).first()).toBeVisible()
    await page.getByRole('tab', { name: 'Activity' }).click()
    await expect(page.getByRole('button', { name: /0\.25\sETH/ }).first()).toBeVisible()
    await expect.poll(() => client.getBalance({ address: receiver })).toBe(parseEther('0.25'))
    expect(readRequest()).toMatchObject({ to: expect.stringMatching(new RegExp(receiver, 'i')) })
  })

  await test.step('a token with a hostile name and symbol, which change nothing around them', async () => {
    const { address: receiver } = createAccount()
    let alerts = 0
    page.on('dialog', (alert) => {
      alerts += 1
      void alert.dismiss()
    })
    const dialog = await reviewPayment(page, { token: /<img/, amount: '1', to: receiver })
    await expect(dialog).toContainText(receiver)
    await expect(dialog).toContainText('<script>')
    // Direction marks would turn the text around the symbol.
    expect(await dialog.textContent()).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
    expect(await dialog.locator('script, img[src="x"]').count()).toBe(0)
    expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    const token = { address: contracts.hostile, abi: erc20Abi } as const
    await expect
      .poll(() => client.readContract({ ...token, functionName: 'balanceOf', args: [receiver] }))
      .toBe(parseUnits('1', 18))
    expect(readRequest()).toMatchObject({ to: expect.stringMatching(new RegExp(contracts.hostile, 'i')) })
    expect(alerts).toBe(0)
  })
  expect(consoleErrors).toEqual([])
})

test('promise 1: a name whose record changes between typing and review is not paid; at 320 px nothing is wider than the screen', async ({
  page,
  install,
  rpcUrls,
}) => {
  const wallet = await install(fresh)
  const owner = createWalletClient({
    account: privateKeyToAccount(developmentKeys[3]),
    transport: http(rpcUrls[31337]),
  })
  const point = (address: `0x${string}`) =>
    owner.writeContract({
      chain: null,
      address: contracts.ensResolver,
      abi: resolverAbi,
      functionName: 'setAddr',
      args: [namehash('dora.eth'), 60n, address],
    })
  await openSite(page)
  await asVisitor(page).connect('Foxglove')
  await openSend(page)
  await selectToken(page, /^Ether/)
  await page.getByRole('textbox', { name: 'Amount' }).fill('0.1')
  await page.getByRole('textbox', { name: 'Receiver' }).fill('dora.eth')
  await expect(page.getByText(accounts.ordinary)).toBeVisible()
  await point(counterparties.trader)
  try {
    await page.getByRole('button', { name: 'Review', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('The name leads elsewhere now. Nothing was sent.')
    await expect(page.getByText(counterparties.trader)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('0.1')
    expect(wallet.calls.some(({ method }) => method === 'eth_sendTransaction')).toBe(false)
  } finally {
    await point(accounts.ordinary)
  }

  await test.step('at 320 px nothing is wider than the screen', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    const dialog = await review(page, { amount: '0.01', to: 'fishmarket.eth' })
    await expect(dialog).toContainText(counterparties.shop)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
  })
})
