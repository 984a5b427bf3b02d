import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listSampleTransactions, sampleAccounts, sampleTransactions } from '../../../src/testing/index.js'
import { dollar, nora, type OpenedSend, openSend, tokens } from '../send/open-send.js'

let opened: OpenedSend

afterEach(() => opened.close())

test('after a switch of the account, the balance of the account before is not shown', async () => {
  opened = await openSend({ request: { view: 'Account' } })
  opened.lintel.actions.push({ name: 'TokenDetail', network: 'eip155:1', address: dollar, symbol: 'HUSD' })
  await expect.element(page.getByText('5 HUSD')).toBeVisible()
  opened.dataApi.control.setTokens(tokens.slice(0, 1))
  opened.mock.control.changeAccounts([sampleAccounts[1]])
  await expect.element(page.getByText('This account does not have this token.')).toBeVisible()
  await expect.element(page.getByText('5 HUSD')).not.toBeInTheDocument()
})

test('Account that is opened again starts at its first tab, also on the way back from a detail', async () => {
  opened = await openSend({ request: { view: 'Account' } })
  const { actions } = opened.lintel
  await page.getByRole('tab', { name: 'Activity' }).click()
  actions.open({ view: 'Networks' })
  await expect.element(page.getByRole('heading', { name: 'Networks' })).toBeVisible()
  actions.open({ view: 'Account' })
  await expect.element(page.getByRole('tab', { name: 'Tokens' })).toHaveAttribute('aria-selected', 'true')
  actions.push({ name: 'TokenDetail', network: 'eip155:1', address: dollar, symbol: 'HUSD' })
  await expect.element(page.getByText('5 HUSD')).toBeVisible()
  actions.back()
  await expect.element(page.getByRole('tab', { name: 'Tokens' })).toHaveAttribute('aria-selected', 'true')
})

test('the detail of a sent transaction follows it into the index, where it has another id', async () => {
  opened = await openSend({ request: { view: 'Account' }, unanswered: ['waitForReceipt'] })
  const { lintel, dataApi, mock } = opened
  const hash = await lintel.actions.sendTransaction({ kind: 'transfer', to: nora, amount: 1n })
  lintel.actions.push({ name: 'TransactionDetail', id: hash })
  await expect.element(page.getByText('Pending')).toBeVisible()
  const [sample] = sampleTransactions
  if (!sample) throw new Error('There is no sample.')
  dataApi.control.addTransaction({ ...sample, id: `eip155:1:${hash}`, hash, status: 'confirmed', block: 4_242 })
  mock.control.hold('waitForReceipt').release()
  await expect.element(page.getByText('Confirmed')).toBeVisible()
  await expect.element(page.getByText('4,242')).toBeVisible()
})

test('what was just sent is shown while the service has not answered', async () => {
  opened = await openSend({ request: { view: 'Account' }, unanswered: ['waitForReceipt'] })
  const { lintel, dataApi } = opened
  await lintel.actions.sendTransaction({ kind: 'transfer', to: nora, amount: 1n })
  dataApi.control.hold()
  lintel.actions.push({ name: 'Transactions' })
  await expect.element(page.getByLabelText('Transactions').getByRole('button').getByText('Pending')).toBeVisible()
  dataApi.control.release()
})

test('the whole activity starts where it was left, on the way back from a detail', async () => {
  opened = await openSend({
    request: { view: 'Transactions' },
    transactions: listSampleTransactions(60),
    isThemed: true,
  })
  const list = page.getByRole('list', { name: 'Transactions' })
  await expect.element(list.getByRole('button').first()).toBeVisible()
  const scroller = () => list.element().parentElement as HTMLElement
  await expect.poll(() => scroller().scrollHeight).toBeGreaterThan(900)
  scroller().scrollTop = 400
  await expect.poll(() => scroller().scrollTop).toBe(400)
  // The rows above have not been measured when the list is shown again, so where it is scrolled to says nothing.
  const readTops = () => {
    const { top } = scroller().getBoundingClientRect()
    const rows = [...scroller().querySelectorAll('[aria-posinset]')]
    return rows.map((row) => ({ row, place: row.ariaPosInSet, top: row.getBoundingClientRect().top - top }))
  }
  const findInView = () => readTops().find(({ row, top }) => top > 40 && row.querySelector('button'))
  await expect.poll(findInView).toBeDefined()
  const left = findInView()
  left?.row.querySelector('button')?.click()
  await expect.element(page.getByRole('button', { name: 'Copy transaction' })).toBeVisible()
  opened.lintel.actions.back()
  await expect.element(list).toBeVisible()
  const readTop = () => readTops().find(({ place }) => place === left?.place)?.top ?? Number.NaN
  await expect.poll(() => Math.abs(readTop() - (left?.top ?? 0))).toBeLessThan(3)
})

test('Receive of a token shows the code for the network of the token', async () => {
  opened = await openSend({ request: { view: 'TokenDetail', network: 'eip155:8453', symbol: 'ETH' } })
  await page.getByRole('button', { name: 'Receive' }).click()
  await expect.element(page.getByText('Send only what is on Base to this address.')).toBeVisible()
})
