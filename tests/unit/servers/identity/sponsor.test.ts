import { type Address, type Hex, numberToHex } from 'viem'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { SponsorOptions } from '../../../../servers/identity/sponsor/sponsor-options.js'
import { getSmartAccountAddress } from '../../../../src/embedded/smart-account/get-smart-account-address.js'
import { startTestIdentity, type TestIdentity } from './fixtures/start-test-identity.js'
import { openWalletClient, openWalletOwner, type WalletClient } from './fixtures/wallet-client.js'
import { draftWallet } from './fixtures/wallet-drafts.js'

vi.setConfig({ testTimeout: 30_000 })

const network = 'eip155:31337'
const paymaster: Address = '0x00000000000000000000000000000000000000aa'
const key: Hex = `0x${'11'.repeat(32)}`
const GWEI = 10n ** 9n
/** Gas of the operation that `draft` makes. */
const gas = 400_000n
const sponsor: SponsorOptions = {
  key,
  paymasters: { [network]: paymaster, 'eip155:31338': paymaster },
  dailyBudget: 5n * gas * GWEI,
  mostPerOperation: 2n * gas * GWEI,
}

let identity: TestIdentity
beforeAll(async () => {
  identity = await startTestIdentity({ sponsor, perAccount: { rate: 100, burst: 1_000 } })
}, 60_000)
afterAll(() => identity.close())

const draft = (owner: string, changes: Record<string, unknown> = {}) => ({
  network,
  operation: {
    sender: getSmartAccountAddress(owner as Address),
    nonce: '0x0',
    callData: '0x1234',
    callGasLimit: numberToHex(100_000n),
    verificationGasLimit: numberToHex(200_000n),
    preVerificationGas: numberToHex(50_000n),
    maxFeePerGas: numberToHex(GWEI),
    maxPriorityFeePerGas: '0x1',
    paymasterVerificationGasLimit: numberToHex(50_000n),
    ...changes,
  },
})
const ask = (client: WalletClient, body: unknown) => client.call('POST', '/wallet/sponsor', body)
const readRefusal = ({ status, body }: Awaited<ReturnType<typeof ask>>) => [status, body.reasons?.[0]?.field]
let owners = 0
async function openOwner() {
  const { owner, body, walletId } = await openWalletOwner(identity, `sponsor-${++owners}@mail.example`)
  return { owner, address: body.addresses.eip155, walletId }
}
/** The next day, with a login of that day. */
const waitForTomorrow = () => identity.wait(24 * 3_600_000)

test('pays for the first operation of the own smart account, for 5 minutes', async () => {
  const { owner, address } = await openOwner()
  const { status, body } = await ask(owner, draft(address))
  const validUntil = Math.floor(identity.now() / 1_000) + 300
  expect([status, body.paymaster, body.validUntil]).toEqual([200, paymaster, validUntil])
  expect(String(body.paymasterData).slice(0, 14)).toBe(numberToHex(validUntil, { size: 6 }))
})

describe('refuses', () => {
  test.each([
    ['another account', { sender: `0x${'22'.repeat(20)}` }, 403, 'sender'],
    ['a second operation', { nonce: '0x1' }, 403, 'nonce'],
    ['another nonce key', { nonce: numberToHex(1n << 64n) }, 403, 'nonce'],
    ['a high fee', { maxFeePerGas: numberToHex(2n * GWEI + 1n) }, 403, 'maxFeePerGas'],
    ['a number that is none', { callGasLimit: '100' }, 422, 'operation'],
    ['a number of more bits', { callGasLimit: numberToHex(1n << 64n) }, 422, 'operation'],
    ['odd bytes', { callData: '0x1' }, 422, 'operation'],
    ['a field more', { signature: '0x' }, 422, 'operation'],
    ['another paymaster', { paymaster: `0x${'22'.repeat(20)}` }, 422, 'operation'],
  ])('%s', async (_, changes, status, field) => {
    const { owner, address } = await openOwner()
    expect(readRefusal(await ask(owner, draft(address, changes)))).toEqual([status, field])
  })

  test('a network without a paymaster', async () => {
    const { owner, address } = await openOwner()
    const refused = await ask(owner, { ...draft(address), network: 'eip155:1' })
    expect(readRefusal(refused)).toEqual([404, 'network'])
  })

  test('an account without a wallet, and a device without its share', async () => {
    const { address } = await openOwner()
    const stranger = await openWalletClient(identity, 'stranger@mail.example')
    expect(readRefusal(await ask(stranger, draft(address)))).toEqual([404, 'wallet'])
    const otherDevice = await openWalletClient(identity, `sponsor-${owners}@mail.example`)
    expect(readRefusal(await ask(otherDevice, draft(address)))).toEqual([404, 'device'])
  })

  test('a session without a proof of the device key', async () => {
    const { owner, address } = await openOwner()
    expect(readRefusal(await owner.browser.post('/wallet/sponsor', draft(address)))).toEqual([401, 'device'])
  })

  test('a login that is older than 24 hours', async () => {
    const { owner, address } = await openOwner()
    waitForTomorrow()
    identity.wait(1)
    expect(readRefusal(await ask(owner, draft(address)))).toEqual([401, 'authenticatedAt'])
  })
})

test('an account is paid for on one network, and signed for anew there', async () => {
  waitForTomorrow()
  const { owner, address } = await openOwner()
  expect((await ask(owner, draft(address))).status).toBe(200)
  expect((await ask(owner, draft(address, { callData: '0x' }))).status).toBe(200)
  const refused = await ask(owner, { ...draft(address), network: 'eip155:31338' })
  expect(readRefusal(refused)).toEqual([403, 'network'])
})

test('an account is paid for with one wallet: not again after it is replaced', async () => {
  waitForTomorrow()
  const { owner, address, walletId } = await openOwner()
  expect((await ask(owner, draft(address))).status).toBe(200)
  const { body } = await draftWallet()
  expect((await owner.call('POST', '/wallet/replace', { walletId, wallet: body })).status).toBe(200)
  expect(readRefusal(await ask(owner, draft(body.addresses.eip155)))).toEqual([403, 'sender'])
})

test('a cheaper operation does not give budget back: the dearer one may still be used', async () => {
  waitForTomorrow()
  const all = await Promise.all(Array.from({ length: 3 }, openOwner))
  const dear = { maxFeePerGas: numberToHex(2n * GWEI) }
  const statuses: number[] = []
  for (const { owner, address } of all) {
    statuses.push((await ask(owner, draft(address, dear))).status)
    statuses.push((await ask(owner, draft(address, { maxFeePerGas: '0x1' }))).status)
  }
  // 2 of 5, 2 of 5, and not 2 more.
  expect(statuses).toEqual([200, 200, 200, 200, 429, 200])
})

test('the budget of a day is never exceeded, also when all ask at once, and counts each account once', async () => {
  waitForTomorrow()
  const all = await Promise.all(Array.from({ length: 7 }, openOwner))
  const first = all[0]
  if (!first) throw new Error('No owner.')
  for (let time = 0; time < 4; time++) expect((await ask(first.owner, draft(first.address))).status).toBe(200)
  const replies = await Promise.all(all.map(({ owner, address }) => ask(owner, draft(address))))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(new Set(replies.filter(({ status }) => status !== 200).map((reply) => readRefusal(reply).join()))).toEqual(
    new Set(['429,network']),
  )
})

test('without a sponsor nothing is paid for', async () => {
  const { owner, address } = await openOwner()
  const openOther = identity.vary({ sponsor: undefined as never })
  const browser = openOther()
  for (const [name, value] of owner.browser.cookies) browser.cookies.set(name, value)
  const without: WalletClient = { ...owner, browser }
  const { createProof } = await import('./fixtures/wallet-drafts.js')
  const dpop = await createProof(owner.device, { method: 'POST', path: '/wallet/sponsor', now: identity.now() })
  expect(readRefusal(await without.browser.post('/wallet/sponsor', draft(address), { dpop }))).toEqual([404, 'network'])
})
