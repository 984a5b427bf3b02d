import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleAccounts, sampleTransactions } from '../../../src/testing/index.js'
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
