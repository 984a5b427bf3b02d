import { type Address, type Hex, numberToHex } from 'viem'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { SponsorChain } from '../../../../servers/identity/sponsor/create-sponsor-chain.js'
import { readRegisteredDomain } from '../../../../servers/identity/sponsor/name-budgets.js'
import type { SponsorOptions } from '../../../../servers/identity/sponsor/sponsor-options.js'
import { encodeAccountCalls } from '../../../../src/embedded/smart-account/account-calls.js'
import { smartAccountAddresses } from '../../../../src/embedded/smart-account/addresses.js'
import { encodeDisableDelegation, rootAuthority } from '../../../../src/embedded/smart-account/delegation.js'
import { getSmartAccountAddress } from '../../../../src/embedded/smart-account/get-smart-account-address.js'
import { startTestIdentity, type TestIdentity } from './fixtures/start-test-identity.js'
import { openWalletClient, openWalletOwner, type WalletClient } from './fixtures/wallet-client.js'
import { createProof, draftWallet } from './fixtures/wallet-drafts.js'

vi.setConfig({ testTimeout: 30_000 })

const network = 'eip155:31337'
const paymaster: Address = '0x00000000000000000000000000000000000000aa'
const key: Hex = `0x${'11'.repeat(32)}`
const GWEI = 10n ** 9n
/** Gas of the operation that `draft` makes. */
const gas = 400_000n
/** A chain at 1 gwei, on which nothing was sent and every sponsorship has expired, unless a test says otherwise. */
const world = {
  sent: new Set<string>(),
  charges: new Map<string, bigint>(),
  isPast: true,
}
const chain: SponsorChain = {
  readFees: async () => ({ baseFee: GWEI - 1n, priorityFee: 1n, block: 7n }),
  hasSent: async (account) => world.sent.has(account),
  readCharge: async ({ sender }) => (world.isPast ? (world.charges.get(sender) ?? 0n) : null),
}
const bundler: Address = '0x00000000000000000000000000000000000000bb'
const sponsor: SponsorOptions = {
  key,
  networks: { [network]: { paymaster, bundler, chain }, 'eip155:31338': { paymaster, bundler, chain } },
  dailyBudget: 5n * gas * GWEI,
  dailyShare: 5n * gas * GWEI,
  mostPerOperation: 2n * gas * GWEI,
}

let identity: TestIdentity
beforeAll(async () => {
  identity = await startTestIdentity({ sponsor, perAccount: { rate: 100, burst: 1_000 } })
})
afterAll(() => identity.close())

const draft = (owner: string, changes: Record<string, unknown> = {}) => ({
  network,
  operation: {
    sender: getSmartAccountAddress(owner as Address),
    nonce: '0x0',
    callData: '0x1234',
    callGasLimit: numberToHex(110_000n),
    verificationGasLimit: numberToHex(200_000n),
    preVerificationGas: numberToHex(40_000n),
    maxFeePerGas: numberToHex(GWEI),
    maxPriorityFeePerGas: '0x1',
    paymasterVerificationGasLimit: numberToHex(50_000n),
    ...changes,
  },
})
const ask = (client: WalletClient, body: unknown) => client.call('POST', '/wallet/sponsor', body)
const readRefusal = ({ status, body }: Awaited<ReturnType<typeof ask>>) => [status, body.reasons?.[0]?.field]
type Owner = Awaited<ReturnType<typeof openOwner>>
let owners = 0
async function openOwner() {
  const { owner, body, walletId } = await openWalletOwner(identity, `sponsor-${++owners}@mail.example`)
  return { owner, address: body.addresses.eip155, walletId }
}
/** The next day, with a login of that day. */
const waitForTomorrow = () => identity.wait(24 * 3_600_000)
/** Until what was signed has expired. */
const waitForEnd = () => identity.wait(301_000)

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
    // With so little gas that it costs less than one operation may.
    [
      'more than twice the fee of the network',
      { maxFeePerGas: numberToHex(2n * GWEI + 1n), callGasLimit: '0x1' },
      403,
      'maxFeePerGas',
    ],
    ['a priority fee above its fee', { maxPriorityFeePerGas: numberToHex(GWEI + 1n) }, 403, 'maxPriorityFeePerGas'],
    ['a gift to the bundler', { preVerificationGas: numberToHex(60_000n) }, 403, 'preVerificationGas'],
    ['much gas to verify', { verificationGasLimit: numberToHex(1_000_001n) }, 403, 'verificationGasLimit'],
    ['much gas of the paymaster', { paymasterVerificationGasLimit: '0x186a1' }, 403, 'paymasterVerificationGasLimit'],
    ['much gas for its calls', { callGasLimit: numberToHex(2_000_001n) }, 403, 'callGasLimit'],
    ['more than one operation may cost', { callGasLimit: numberToHex(2_000_000n) }, 403, 'maxFeePerGas'],
    ['another factory', { factory: `0x${'22'.repeat(20)}`, factoryData: '0x' }, 403, 'factory'],
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

test('an account that has sent its first operation is not paid for', async () => {
  const { owner, address } = await openOwner()
  world.sent.add(getSmartAccountAddress(address as Address))
  expect(readRefusal(await ask(owner, draft(address)))).toEqual([403, 'nonce'])
})

test('a chain that does not answer is told, and nothing is signed', async () => {
  const { owner, address } = await openOwner()
  const readFees = vi.spyOn(chain, 'readFees').mockRejectedValueOnce(new Error('down'))
  expect(readRefusal(await ask(owner, draft(address)))).toEqual([503, 'network'])
  readFees.mockRestore()
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

test('20 addresses that ask and send nothing hold the budget for 5 minutes, not for the day', async () => {
  waitForTomorrow()
  const all = await Promise.all(Array.from({ length: 20 }, openOwner))
  const replies = await Promise.all(all.map(({ owner, address }) => ask(owner, draft(address))))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(5)
  const newcomer = await openOwner()
  waitForEnd()
  // By the time of the chain, not of this machine.
  world.isPast = false
  expect((await ask(newcomer.owner, draft(newcomer.address))).status).toBe(429)
  world.isPast = true
  expect((await ask(newcomer.owner, draft(newcomer.address))).status).toBe(200)
})

test('what was charged stays counted, and what was signed above it is free again', async () => {
  waitForTomorrow()
  const dear = { maxFeePerGas: numberToHex(2n * GWEI) }
  const all = await Promise.all(Array.from({ length: 5 }, openOwner))
  const [first, second, third, fourth, fifth] = all as [Owner, Owner, Owner, Owner, Owner]
  for (const { owner, address } of [first, second]) expect((await ask(owner, draft(address, dear))).status).toBe(200)
  for (const { address } of [first, second]) {
    world.charges.set(getSmartAccountAddress(address as Address), gas * GWEI)
  }
  waitForEnd()
  // 4 of 5 were signed, and 2 of 5 charged.
  expect((await ask(third.owner, draft(third.address, dear))).status).toBe(200)
  expect((await ask(fourth.owner, draft(fourth.address))).status).toBe(200)
  expect((await ask(fifth.owner, draft(fifth.address))).status).toBe(429)
})

describe('the end of permissions', () => {
  const { delegationManager } = smartAccountAddresses
  const other: Address = `0x${'22'.repeat(20)}`
  const endCall = (delegator: Address) => {
    const delegation = { delegate: other, delegator, authority: rootAuthority, caveats: [], salt: 1n }
    return { to: delegationManager, value: 0n, data: encodeDisableDelegation(delegation) }
  }
  /** Cheap, so that the limit of the account is met before that of the budget. */
  const draftEnd = (owner: string, changes: object = {}) => {
    const callData = encodeAccountCalls([endCall(getSmartAccountAddress(owner as Address))])
    return draft(owner, { nonce: '0x7', callData, maxFeePerGas: '0x1', ...changes })
  }

  test('is paid for after the first transaction, on each network, 5 times in a day', async () => {
    waitForTomorrow()
    const { owner, address } = await openOwner()
    world.sent.add(getSmartAccountAddress(address as Address))
    const networks = [network, 'eip155:31338', network, network, network, network]
    const statuses: number[] = []
    for (const one of networks) statuses.push((await ask(owner, { ...draftEnd(address), network: one })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('does not use up more than a quarter of the budget, also when nothing is sent', async () => {
    waitForTomorrow()
    const all = await Promise.all(Array.from({ length: 2 }, openOwner))
    const statuses: number[] = []
    for (const { owner, address } of all) {
      statuses.push((await ask(owner, draftEnd(address, { maxFeePerGas: numberToHex(GWEI) }))).status)
    }
    expect(statuses).toEqual([200, 429])
    const newcomers = await Promise.all(Array.from({ length: 5 }, openOwner))
    const replies: number[] = []
    for (const { owner, address } of newcomers) replies.push((await ask(owner, draft(address))).status)
    expect(replies).toEqual([200, 200, 200, 200, 429])
  })

  test('is not paid for with anything else beside it, nor for another account', async () => {
    waitForTomorrow()
    const { owner, address } = await openOwner()
    const own = endCall(getSmartAccountAddress(address as Address))
    const refused = [
      [own, { to: other, value: 0n, data: '0x' as Hex }],
      [{ ...own, value: 1n }],
      [{ ...own, to: other }],
      [{ ...own, data: `${own.data}00` as Hex }],
      [{ ...own, data: own.data.slice(0, 10) as Hex }],
      [endCall(other)],
      [],
    ]
    for (const calls of refused) {
      const callData = encodeAccountCalls(calls)
      expect(readRefusal(await ask(owner, draftEnd(address, { callData })))).toEqual([403, 'nonce'])
    }
    expect((await ask(owner, draftEnd(address))).status).toBe(200)
  })
})

describe('a share of the budget is the most for', () => {
  /** A service in which one network address or domain has 2 of 5. */
  async function askAs(email: string, address: string) {
    const open = identity.vary({ sponsor: { ...sponsor, dailyShare: 2n * gas * GWEI } })
    const { owner, body } = await openWalletOwner(identity, email)
    const browser = open(address)
    for (const [name, value] of owner.browser.cookies) browser.cookies.set(name, value)
    const dpop = await createProof(owner.device, { method: 'POST', path: '/wallet/sponsor', now: identity.now() })
    return readRefusal(await browser.post('/wallet/sponsor', draft(body.addresses.eip155), { dpop }))
  }

  test('one e-mail domain and what is below it, from wherever they ask', async () => {
    waitForTomorrow()
    world.isPast = false
    const statuses: unknown[] = []
    for (const [index, domain] of ['a.evil.example', 'b.evil.example', 'evil.example', 'good.example'].entries()) {
      statuses.push((await askAs(`${index}@${domain}`, `198.51.${index}.1`))[0])
    }
    expect(statuses).toEqual([200, 200, 429, 200])
  })

  test('one network address, whatever the domain; a public provider is no domain in this', async () => {
    waitForTomorrow()
    const statuses: unknown[] = []
    for (const [index, host] of ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.114.1'].entries()) {
      statuses.push((await askAs(`share-${index}@gmail.com`, host))[0])
    }
    expect(statuses).toEqual([200, 200, 429, 200])
    world.isPast = true
  })
})

test.each([
  ['me@example.com', 'example.com'],
  ['me@a.b.Example.com', 'example.com'],
  ['me@a.example.co.uk', 'example.co.uk'],
  ['me@yahoo.co.uk', 'yahoo.co.uk'],
  ['me@x.y.co.de', 'y.co.de'],
])('the registered domain of %s is %s', (email, domain) => {
  expect(readRegisteredDomain(email)).toBe(domain)
})

test('without a sponsor nothing is paid for', async () => {
  const { owner, address } = await openOwner()
  const openOther = identity.vary({ sponsor: undefined as never })
  const browser = openOther()
  for (const [name, value] of owner.browser.cookies) browser.cookies.set(name, value)
  const without: WalletClient = { ...owner, browser }
  const dpop = await createProof(owner.device, { method: 'POST', path: '/wallet/sponsor', now: identity.now() })
  expect(readRefusal(await without.browser.post('/wallet/sponsor', draft(address), { dpop }))).toEqual([404, 'network'])
})
