import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { NameGatewayError } from '../../../src/core/errors/name-gateway-error.js'
import { amountField, button, dollar, me, nora, type OpenedSend, openSend, receiverField } from './open-send.js'

let opened: OpenedSend

afterEach(() => opened.close())

const step = () => document.querySelector('form button[type="submit"]')?.textContent

test.each([
  ['1e18', 'Amount not valid', 'Not a valid decimal number. Write one such as 0.5.'],
  ['1,5', 'Amount not valid', 'Not a valid decimal number. Write one such as 0.5.'],
  [`0.${'1'.repeat(30)}`, 'Amount not valid', 'ETH has 18 digits after the point.'],
  ['-1', 'Amount not valid', 'An amount cannot be less than zero.'],
  [`1${'0'.repeat(80)}`, 'Insufficient funds', null],
  ['0', 'Amount not valid', null],
  ['١٢', 'Insufficient funds', null],
  ['٠.٥', 'Review', null],
])('the amount %s: %s', async (text, expected, sentence) => {
  opened = await openSend()
  await receiverField.fill(nora)
  await amountField.fill(text)
  await expect.poll(() => step()).toBe(expected)
  if (sentence) await expect.element(amountField).toHaveAccessibleDescription(sentence)
  await expect.element(amountField).toHaveValue(text)
  await button(expected).click({ force: true })
  if (expected !== 'Review') expect(page.getByRole('dialog', { name: 'Review' }).query()).toBeNull()
})

test('1,5 is an amount where the language writes a decimal comma', async () => {
  opened = await openSend({ locale: 'de', request: { view: 'WalletSend', token: dollar } })
  await receiverField.fill(nora)
  await amountField.fill('1,5')
  await button('Review').click()
  await button('Send').click()
  await expect.poll(() => opened.listSent()).toMatchObject([{ amount: 1_500_000n, token: dollar }])
})

test.each([
  ['a wrong checksum', nora.replace('C8', 'c8'), 'One character of this address is wrong. Copy it again.'],
  [
    'an address of Bitcoin',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    'This is an address of Bitcoin. It does not work on Ethereum.',
  ],
  ['no address', 'nora', 'This is neither an address of Ethereum nor a name.'],
  ['a name that leads nowhere', 'nobody.eth', 'nobody.eth leads to no address on this network.'],
  ['a name that is none', 'a_b.eth', 'a_b.eth has characters that a name may not have.'],
])('%s has a sentence of its own', async (_, text, sentence) => {
  opened = await openSend()
  await amountField.fill('0.25')
  await receiverField.fill(text)
  await expect.element(receiverField).toHaveAccessibleDescription(sentence)
  expect(step()).toBe('Address not valid')
  await expect.element(receiverField).toHaveValue(text)
  await expect.element(amountField).toHaveValue('0.25')
})

test('a name that could not be looked up says so, and can be looked up again', async () => {
  opened = await openSend({ failures: { resolveName: 'rpc-unavailable' } })
  await amountField.fill('0.25')
  await receiverField.fill('nora.eth')
  await expect.element(receiverField).toHaveAccessibleDescription('Error resolving name')
  opened.mock.control.succeed('resolveName')
  await button('Try again').click()
  await expect.poll(() => step()).toBe('Review')
})

test.each([
  ['does not answer', 'unreachable', 'This name’s server can’t be reached.'],
  [
    'may not be asked',
    'not-allowed',
    'nora.offchain.example is kept by a server that this site does not ask. Use the address.',
  ],
] as const)('a name whose server %s is not called unknown', async (_, reason, sentence) => {
  opened = await openSend()
  const { eip155 } = opened.lintel.adapters
  if (!eip155) throw new Error('The instance has no adapter of eip155.')
  const failure = new NameGatewayError({ name: 'nora.offchain.example', reason })
  const resolve = vi.spyOn(eip155, 'resolveName').mockRejectedValue(failure)
  await amountField.fill('0.25')
  await receiverField.fill('nora.offchain.example')
  await expect.element(receiverField).toHaveAccessibleDescription(sentence)
  if (reason === 'not-allowed') return
  resolve.mockResolvedValue({ name: 'nora.offchain.example', address: nora, isMixedScript: false })
  await button('Try again').click()
  await expect.poll(() => step()).toBe('Review')
})

test('Max leaves 65,000 gas at the current price, and all of a token', async () => {
  opened = await openSend()
  await button('Max').click()
  await expect.element(amountField).toHaveValue('0.999935')
  await page.getByRole('button', { name: 'Token ETH' }).click()
  await page.getByRole('button', { name: /^Harbor Dollar/ }).click()
  await button('Max').click()
  await expect.element(amountField).toHaveValue('5')
})

test('the amount can be written in USD, and switching back restores what was typed', async () => {
  opened = await openSend()
  await amountField.fill('0.123456789')
  const flip = page.getByRole('button', { name: /Enter the amount in/ })
  await flip.click()
  await expect.element(amountField).toHaveValue('246.91')
  await flip.click()
  await expect.element(amountField).toHaveValue('0.123456789')
  await flip.click()
  await amountField.fill('500')
  await receiverField.fill(nora)
  await button('Review').click()
  await button('Send').click()
  await expect.poll(() => opened.listSent()).toMatchObject([{ amount: 250_000_000_000_000_000n }])
})

test('an amount in USD is not taken over to a token without a price', async () => {
  opened = await openSend()
  await amountField.fill('1')
  await page.getByRole('button', { name: /Enter the amount in/ }).click()
  await amountField.fill('500')
  opened.lintel.actions.back()
  opened.lintel.actions.push({ name: 'WalletSend', token: dollar })
  await expect.element(page.getByText(/HUSD available/)).toBeVisible()
  await expect.element(amountField).toHaveValue('')
  await expect.element(page.getByText('$', { exact: true })).not.toBeInTheDocument()
  await amountField.fill('2')
  await receiverField.fill(nora)
  await button('Review').click()
  await button('Send').click()
  await expect.poll(() => opened.listSent()).toMatchObject([{ amount: 2_000_000n }])
})

test('a token without a price that is selected while the amount is in USD starts without an amount', async () => {
  opened = await openSend()
  await amountField.fill('1')
  await page.getByRole('button', { name: /Enter the amount in/ }).click()
  await amountField.fill('500')
  await page.getByRole('button', { name: /^Token/ }).click()
  await page.getByRole('button', { name: /^Harbor Dollar/ }).click()
  await expect.element(amountField).toHaveValue('')
})

test('a transfer that would fail is named before the wallet is asked', async () => {
  opened = await openSend({ failures: { quote: 'contract-reverted' } })
  await amountField.fill('0.25')
  await receiverField.fill(nora)
  await expect.element(page.getByRole('alert')).toHaveTextContent('This transfer would fail')
  await button('Review').click()
  await button('Send').click({ force: true })
  expect(opened.listSent()).toEqual([])
})

test('too little for the fee is said before the wallet is asked', async () => {
  opened = await openSend({ failures: { quote: 'insufficient-funds' } })
  await amountField.fill('0.25')
  await receiverField.fill(nora)
  await expect.element(page.getByRole('alert')).toHaveTextContent('There is not enough ETH for the network fee.')
})

test('a cost that cannot be read says why, and can be asked for again', async () => {
  opened = await openSend({ failures: { quote: 'rpc-unavailable' } })
  await amountField.fill('0.25')
  await receiverField.fill(nora)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Network not reachable')
  opened.mock.control.succeed('quote')
  await button('Try again').click()
  await expect.element(page.getByText(/Network fee about/)).toHaveTextContent('0.000021 ETH ($0.04)')
  expect(page.getByRole('alert').query()).toBeNull()
})

test('the fee is shown in the currency of the network and in USD, and read again every 10 s', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const quote = { fee: 21_000n * 10n ** 9n, gas: 21_000n }
    opened = await openSend({ quote })
    await amountField.fill('0.25')
    await receiverField.fill(nora)
    await expect.element(page.getByText(/Network fee about/)).toHaveTextContent('0.000021 ETH ($0.04)')
    quote.fee *= 2n
    await vi.advanceTimersByTimeAsync(10_000)
    await expect.element(page.getByText(/Network fee about/)).toHaveTextContent('0.000042 ETH ($0.08)')
    await button('Review').click()
    await expect.element(page.getByRole('dialog', { name: 'Review' })).toHaveTextContent(/0\.000042.ETH.*\$0\.08/)
    quote.fee *= 2n
    await vi.advanceTimersByTimeAsync(10_000)
    await expect.element(page.getByRole('dialog', { name: 'Review' })).toHaveTextContent(/0\.000084.ETH.*\$0\.17/)
  } finally {
    vi.useRealTimers()
  }
})

test('own addresses, contracts and the first time are said', async () => {
  opened = await openSend({ contracts: [nora] })
  await amountField.fill('0.25')
  await receiverField.fill(me)
  await expect.element(page.getByText('This is your own address.')).toBeVisible()
  await receiverField.fill(nora)
  await expect.element(page.getByText(/This address is a contract/)).toBeVisible()
  await expect.element(page.getByText('First time you send to this address.')).toBeVisible()
  await receiverField.fill(`0x71C7${'0'.repeat(32)}976F`.toLowerCase())
  await expect.element(page.getByText(/This address looks like one that you know/)).toBeVisible()
})
