import type { Locator, Page } from '@playwright/test'
import { erc20Abi, parseEther, parseGwei, parseUnits } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { contracts } from '../../../servers/chains/contents/addresses.js'
import { expect, test } from '../fixtures/sites/own-site.js'
import { asVisitor, createAccount, openAccount, reviewPayment } from '../fixtures/visitors/visitor.js'

/** Failures of the chain and of the data API while an account is shown. */

/** Sends what is reviewed, while no block is mined. Returns the activity, which has `amount` as pending. */
async function sendReviewed(page: Page, amount: string): Promise<Locator> {
  await page.getByRole('dialog', { name: 'Review' }).getByRole('button', { name: 'Send', exact: true }).click()
  const account = asVisitor(page).dialog('Account')
  await account.getByRole('tab', { name: 'Activity' }).click()
  const activity = account.getByRole('list', { name: 'Transactions' })
  await expect(activity.getByRole('heading').first()).toHaveText('Pending')
  await expect(activity.getByRole('button').first()).toContainText(amount)
  return activity
}

test('a reorganisation takes a transaction away, from the index and from the list', async ({
  page,
  install,
  chain,
}) => {
  test.slow()
  const { key, address } = createAccount()
  await chain.sendTransaction({ to: address, value: parseEther('1') })
  await chain.sendTransaction({ to: address, value: parseEther('2') })
  await install({ privateKeys: [key] })
  await page.goto('/')
  await asVisitor(page).connect('Foxglove')
  const account = await openAccount(page, 'Activity')
  const rows = account.getByRole('list', { name: 'Transactions' }).getByRole('button')
  await expect(rows).toHaveCount(2)
  await chain.request({ method: 'anvil_rollback' as never, params: [1] as never })
  await chain.mine({ blocks: 2 })
  await expect(rows).toHaveCount(1, { timeout: 30_000 })
  await expect(rows).toContainText('+1 ETH')
})

test('a data API that is killed: what is known stays, and its successor is asked again', async ({
  page,
  install,
  ownSite,
  chain,
}) => {
  test.slow()
  const { key, address } = createAccount()
  await chain.setBalance({ address, value: parseEther('5') })
  await install({ privateKeys: [key] })
  await page.goto('/')
  await asVisitor(page).connect('Foxglove')
  const account = await openAccount(page)
  const ether = account.getByRole('list', { name: 'Tokens' }).getByRole('button', { name: /^Ether/ })
  await expect(ether).toContainText('5 ETH')
  const dataApi = ownSite.services.find(({ name }) => name === 'Data API')
  const pid = dataApi?.pid
  expect(pid).toBeGreaterThan(0)
  process.kill(pid ?? 0, 'SIGKILL')
  await expect.poll(() => dataApi?.pid, { timeout: 20_000 }).not.toBe(pid)
  await expect(ether).toContainText('5 ETH')
  await chain.sendTransaction({ to: address, value: parseEther('1') })
  await expect(ether).toContainText('6 ETH', { timeout: 60_000 })
})

test('a transaction that reverts on the chain is pending at once, then shown as failed with the reason', async ({
  page,
  install,
  chain,
}) => {
  test.slow()
  const { key, address } = createAccount()
  const token = { address: contracts.harborDollar, abi: erc20Abi } as const
  const amount = parseUnits('25', 6)
  const spender = chain.account.address
  await chain.setBalance({ address, value: parseEther('5') })
  await chain.writeContract({ ...token, functionName: 'transfer', args: [address, amount] })
  await chain.writeContract({
    ...token,
    account: privateKeyToAccount(key),
    functionName: 'approve',
    args: [spender, amount],
  })
  await install({ privateKeys: [key] })
  await page.goto('/')
  await asVisitor(page).connect('Foxglove')
  await openAccount(page)
  await reviewPayment(page, { token: /^Harbor Dollar/, amount: '25', to: createAccount().address })
  await chain.setAutomine(false)
  try {
    const activity = await sendReviewed(page, '25 HUSD')
    // It pays more, so it is mined first, and nothing is left for the transfer.
    await chain.writeContract({
      ...token,
      functionName: 'transferFrom',
      args: [address, spender, amount],
      gas: 200_000n,
      maxFeePerGas: parseGwei('200'),
      maxPriorityFeePerGas: parseGwei('100'),
    })
    await chain.mine({ blocks: 1 })
    const failed = activity.getByRole('button').filter({ hasText: 'Failed' })
    await expect(failed).toHaveCount(1, { timeout: 30_000 })
    await expect(activity.getByRole('heading', { name: 'Pending' })).toHaveCount(0)
    const detail = page.getByRole('dialog')
    // The row of this browser is replaced by that of the data API, perhaps during the press.
    await expect(async () => {
      if (await failed.isVisible()) await failed.press('Enter')
      await expect(detail).toContainText('Why it failed', { timeout: 1_000 })
    }).toPass()
    await expect(detail).toContainText('balance too low')
  } finally {
    await chain.setAutomine(true)
  }
})
