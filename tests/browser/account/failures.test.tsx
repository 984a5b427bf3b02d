import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { dollar, type OpenedSend, openSend } from '../send/open-send.js'

let opened: OpenedSend

afterEach(() => opened.close())

const tryAgain = page.getByRole('dialog').getByRole('button', { name: 'Try again' })

test('a token of balances that could not be read is not said to be missing', async () => {
  opened = await openSend({
    request: { view: 'TokenDetail', network: 'eip155:1', address: dollar, symbol: 'HUSD' },
    balancesFail: 'provider',
  })
  await expect.element(page.getByText('Tokens could not be loaded')).toBeVisible()
  await expect.element(page.getByText('This account does not have this token.')).not.toBeInTheDocument()
  opened.dataApi.control.succeed()
  await tryAgain.click()
  await expect.element(page.getByText('5 HUSD')).toBeVisible()
})

test('a first page of the activity that could not be read is an error, not "no activity"', async () => {
  opened = await openSend({ request: { view: 'Account' } })
  opened.dataApi.control.fail('refused', 'listTransactions')
  await page.getByRole('tab', { name: 'Activity' }).click()
  await expect.element(page.getByText('Failed to fetch transactions')).toBeVisible()
  await expect.element(page.getByText('No activity yet')).not.toBeInTheDocument()
  opened.dataApi.control.succeed()
  await tryAgain.click()
  await expect.element(page.getByText('No activity yet')).toBeVisible()
})

test('a transaction of a history that could not be read is not said to be missing', async () => {
  opened = await openSend({ request: { view: 'Account' } })
  opened.dataApi.control.fail('refused', 'listTransactions')
  opened.lintel.actions.push({ name: 'TransactionDetail', id: 'unknown' })
  await expect.element(page.getByText('Failed to fetch transactions')).toBeVisible()
  // The reason, not that the connection is to blame.
  await expect.element(page.getByText('This site is not set up right.', { exact: false })).toBeVisible()
  opened.dataApi.control.succeed()
  await tryAgain.click()
  await expect.element(page.getByText('This transaction is not among those that were loaded.')).toBeVisible()
})

test('an account of which a service lists nothing has 0, not an endless skeleton', async () => {
  opened = await openSend({ request: { view: 'Account' }, tokens: [] })
  await expect.element(page.getByRole('group', { name: 'Balance' })).toHaveTextContent('0.000 ETH')
  await expect.element(page.getByText('No tokens yet')).toBeVisible()
})
