import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { amountField, button, me, nora, type OpenedSend, openSend, receiverField, thief } from './open-send.js'

let opened: OpenedSend

afterEach(() => opened.close())

const step = () => document.querySelector('form button[type="submit"]')?.textContent
const dialogText = () => document.querySelector('[role="dialog"]')?.textContent ?? ''
const review = page.getByRole('dialog', { name: 'Review' })

async function fill(amount: string, to: string) {
  await amountField.fill(amount)
  await receiverField.fill(to)
}

test('promise 1: Send pays only what is on screen: exactly the reviewed payment, for its network and account', async () => {
  opened = await openSend()
  await fill('0.25', nora)
  await expect.poll(() => step()).toBe('Review')
  await button('Review').click()
  await expect.element(review).toBeVisible()
  expect(dialogText()).toContain(nora)
  await button('Send').click()
  await expect.element(page.getByRole('dialog', { name: 'Account' })).toBeVisible()
  const amount = 250_000_000_000_000_000n
  expect(opened.listSent()).toEqual([{ kind: 'transfer', network: 'eip155:1', from: me, to: nora, amount }])
  await expect.element(page.getByText('Transaction confirmed')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /View in explorer/ }).last())
    .toHaveAttribute('href', expect.stringContaining('/tx/0x'))
  await button('Send').click()
  await expect.element(amountField).toHaveValue('')
  await expect.element(receiverField).toHaveValue('')
})

test('promise 1: Send pays only what is on screen: a changed text clears the receiver at once', async () => {
  opened = await openSend()
  await fill('0.25', 'nora.eth')
  await expect.poll(() => step()).toBe('Review')
  expect(dialogText()).toContain(nora)
  await receiverField.fill('nora.et')
  expect(step()).not.toBe('Review')
  expect(dialogText()).not.toContain(nora)
})

test('promise 1: Send pays only what is on screen: an answer to an older text is dropped', async () => {
  opened = await openSend()
  opened.names['other.eth'] = thief
  const answer = opened.mock.control.hold('resolveName')
  const lookups = () => opened.mock.control.calls.filter(({ call }) => call === 'resolveName').length
  await fill('0.25', 'other.eth')
  await expect.poll(() => lookups()).toBe(1)
  await receiverField.fill('nora.eth')
  answer.release()
  await expect.poll(() => step()).toBe('Review')
  expect(dialogText()).toContain(nora)
  expect(dialogText()).not.toContain(thief)
})

test('promise 1: Send pays only what is on screen: a name that changes before the review stops it and says so', async () => {
  opened = await openSend()
  await fill('0.25', 'nora.eth')
  await expect.poll(() => step()).toBe('Review')
  opened.names['nora.eth'] = thief
  await button('Review').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('The name leads elsewhere now. Nothing was sent.')
  expect(review.query()).toBeNull()
  // The new address is shown whole, and nothing typed is lost.
  await expect.poll(() => dialogText()).toContain(thief)
  await expect.element(amountField).toHaveValue('0.25')
  await expect.element(receiverField).toHaveValue('nora.eth')
})

test('promise 1: Send pays only what is on screen: a name that changes after the review sends nothing', async () => {
  opened = await openSend()
  await fill('0.25', 'nora.eth')
  await expect.poll(() => step()).toBe('Review')
  await button('Review').click()
  await expect.element(review).toBeVisible()
  opened.names['nora.eth'] = thief
  await button('Send').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('The name leads elsewhere now. Nothing was sent.')
  expect(opened.listSent()).toEqual([])
  await button('Cancel').click()
  await expect.element(amountField).toHaveValue('0.25')
  await expect.poll(() => dialogText()).toContain(thief)
})

test.each([
  ['another network', () => opened.mock.control.changeNetwork('eip155:8453'), 'Other network needed'],
  ['another account', () => opened.mock.control.changeAccounts([thief]), 'Other account needed'],
])('promise 1: Send pays only what is on screen: %s in the wallet sends nothing', async (_, change, title) => {
  opened = await openSend()
  await fill('0.25', nora)
  await expect.poll(() => step()).toBe('Review')
  await button('Review').click()
  await expect.element(review).toBeVisible()
  change()
  // At once, before the cost is read again.
  await expect.element(page.getByRole('alert'), { timeout: 3_000 }).toHaveTextContent(title)
  await button('Send').click({ force: true })
  expect(opened.listSent()).toEqual([])
  expect(dialogText()).toContain('0.25')
})

test('promise 2: names resolve on send, to the address on the network that is sent on', async () => {
  opened = await openSend()
  await fill('0.25', 'nora.eth')
  await expect.poll(() => step()).toBe('Review')
  const lookup = opened.mock.control.calls.find(({ call }) => call === 'resolveName')
  expect(lookup?.parameters).toEqual({ name: 'nora.eth', network: 'eip155:1' })
  opened.mock.control.changeNetwork('eip155:8453')
  // The token of the other network is no longer selected, and the name is looked up again.
  await expect.poll(() => step()).toBe('Select token')
  await vi.waitFor(() =>
    expect(opened.mock.control.calls.findLast(({ call }) => call === 'resolveName')?.parameters).toEqual({
      name: 'nora.eth',
      network: 'eip155:8453',
    }),
  )
  await expect.element(receiverField).toHaveValue('nora.eth')
})

test('a declined request says so, the fields stay, and it can be sent again', async () => {
  opened = await openSend({ failures: { sendTransaction: 'request-rejected' } })
  await fill('0.25', nora)
  await button('Review').click()
  await button('Send').click()
  await expect.element(page.getByText('You declined the transaction. Nothing was sent.')).toBeVisible()
  opened.mock.control.succeed('sendTransaction')
  await button('Send').click()
  await expect.element(page.getByRole('dialog', { name: 'Account' })).toBeVisible()
  expect(opened.listSent()).toHaveLength(2)
})

test('what was typed survives the list of tokens, a closing and a reopening', async () => {
  opened = await openSend({ request: { view: 'Account' } })
  await button('Send').first().click()
  await fill('1.5', 'nora.eth')
  await button('Select token').first().click()
  await page.getByRole('button', { name: /^Harbor Dollar/ }).click()
  await expect.element(amountField).toHaveValue('1.5')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
  opened.lintel.actions.open({ view: 'WalletSend' })
  await expect.element(amountField).toHaveValue('1.5')
  await expect.element(receiverField).toHaveValue('nora.eth')
  await expect.element(page.getByRole('button', { name: 'Token HUSD' })).toBeVisible()
})

test('opened with parameters, it ends with a confirmation', async () => {
  opened = await openSend({ request: { view: 'WalletSend', token: 'native', amount: '0.5', to: 'nora.eth' } })
  await expect.element(amountField).toHaveValue('0.5')
  await expect.poll(() => step()).toBe('Review')
  await button('Review').click()
  await button('Send').click()
  await expect.element(page.getByText('It is in a block on Ethereum.')).toBeVisible()
  await button('Done').click()
  await expect.poll(() => opened.lintel.store.getState().modal.open).toBe(false)
})

test('a wallet that waits is not asked twice for the same payment, also after the modal was closed', async () => {
  opened = await openSend({ unanswered: ['sendTransaction'] })
  await fill('0.25', nora)
  await button('Review').click()
  await button('Send').click()
  await expect.element(page.getByText('Approve it in Foxglove.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
  opened.lintel.actions.open({ view: 'WalletSend' })
  await expect.poll(() => step()).toBe('Review')
  await button('Review').click()
  await expect.element(page.getByText('Approve it in Foxglove.')).toBeVisible()
  await button('Send').click({ force: true })
  expect(opened.listSent()).toHaveLength(1)
  opened.mock.control.hold('sendTransaction').release()
  await expect.element(page.getByRole('dialog', { name: 'Account' })).toBeVisible()
})
