import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getInternals } from '../../../src/core/actions/internals.js'
import { amountField, button, type OpenedSend, openSend, receiverField, tokens } from './open-send.js'

let opened: OpenedSend

afterEach(() => {
  vi.useRealTimers()
  opened.close()
})

const search = page.getByRole('searchbox', { name: 'Search tokens' })
const row = (name: RegExp) => page.getByRole('dialog', { name: 'Select token' }).getByRole('button', { name })
const countReads = () => opened.dataApi.control.calls.filter(({ call }) => call === 'listBalances').length

async function openList() {
  await button(/^(Select token|Token )/)
    .first()
    .click()
  await expect.element(search).toBeVisible()
}

test('the search filters what is loaded as one types, by name, symbol and address, and asks no service', async () => {
  opened = await openSend()
  await openList()
  await expect.element(row(/^Ether/)).toBeVisible()
  const before = countReads()
  for (const text of ['harbor', 'husd', tokens[1]?.address ?? '']) {
    await search.fill(text)
    await expect.element(row(/^Harbor Dollar/)).toBeVisible()
    expect(row(/^Ether/).query()).toBeNull()
  }
  await search.fill('zzz')
  await expect.element(page.getByText('zzz')).toBeVisible()
  expect(countReads()).toBe(before)
})

test('tokens that could not be read: the list says why, and Try again reads them at once and keeps its focus', async () => {
  opened = await openSend({ balancesFail: 'refused' })
  await openList()
  const dialog = page.getByRole('dialog', { name: 'Select token' })
  await expect.element(dialog).toHaveTextContent('This site is not set up right.')
  opened.dataApi.control.succeed()
  opened.dataApi.control.hold()
  const retry = button('Try again').element()
  await search.click()
  await userEvent.tab()
  expect(document.activeElement).toBe(retry)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => retry).toHaveAttribute('aria-busy', 'true')
  expect(document.activeElement).toBe(retry)
  await expect.element(dialog).toHaveTextContent('This site is not set up right.')
  opened.dataApi.control.release()
  await expect.element(row(/^Harbor Dollar/)).toBeVisible()
})

test('the form stays while its balances, which could not be read, are read again', async () => {
  opened = await openSend({ balancesFail: 'unavailable' })
  await amountField.fill('0.25')
  await receiverField.fill('nora.eth')
  opened.dataApi.control.hold()
  const field = amountField.element()
  getInternals(opened.lintel).retryBalance('eip155:1')
  const reads = countReads()
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => countReads()).toBe(reads + 1)
  expect(amountField.element()).toBe(field)
  opened.dataApi.control.succeed()
  opened.dataApi.control.release()
  await expect.element(page.getByRole('button', { name: 'Token ETH' })).toBeVisible()
  await expect.element(amountField).toHaveValue('0.25')
})

test('a token that arrives while the list is open appears in it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  opened = await openSend()
  await openList()
  await expect.element(row(/^Harbor Dollar/)).toBeVisible()
  const lantern = { ...tokens[1], name: 'Lantern', symbol: 'LNTN', address: `0x${'e'.repeat(40)}` }
  opened.dataApi.control.setTokens([...tokens, lantern as (typeof tokens)[number]])
  await vi.advanceTimersByTimeAsync(10_000)
  await expect.element(row(/^Lantern/)).toBeVisible()
})
