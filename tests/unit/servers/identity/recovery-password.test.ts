import { randomBytes } from 'node:crypto'
import { ristretto255_oprf } from 'noble-curves-2/ed25519.js'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createRecoveryOprf } from '../../../../servers/identity/wallet/create-recovery-oprf.js'
import { startTestIdentity, type TestIdentity } from './fixtures/start-test-identity.js'
import type { Reply } from './fixtures/test-browser.js'
import { openWalletClient, openWalletOwner, type WalletClient } from './fixtures/wallet-client.js'

vi.setConfig({ testTimeout: 30_000 })

const { oprf } = ristretto255_oprf
const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const tell = ({ status, body }: Reply) => [status, body.reasons?.[0]?.field]
const newSalt = () => encode(randomBytes(16))

/** Evaluates a password as the frame does. `output` is what the key follows from. */
async function evaluate(client: WalletClient, walletId: string, salt: string, password = 'harbor lantern onion') {
  const input = new TextEncoder().encode(password)
  const { blind, blinded } = oprf.blind(input)
  const reply = await client.call('POST', '/wallet/recovery/evaluate', { walletId, salt, blinded: encode(blinded) })
  const { evaluated, keyId } = reply.body
  const output =
    reply.status === 200 ? encode(oprf.finalize(input, blind, Buffer.from(String(evaluated), 'base64url'))) : null
  return { reply, output, keyId }
}

let identity: TestIdentity
beforeAll(async () => {
  identity = await startTestIdentity({ perAccount: { rate: 100, burst: 1_000 } })
})
afterAll(() => identity.close())

/** A wallet whose recovery is a password with the service's part, and a new device of its owner. */
async function openRecoverable(email: string) {
  const { owner, recovery, walletId } = await openWalletOwner(identity, email)
  const salt = newSalt()
  const { output, keyId } = await evaluate(owner, walletId, salt)
  const method = { ...recovery.method, salt, oprfKey: keyId }
  const set = await owner.call('PUT', '/wallet/recovery', { ...recovery, method })
  expect(set.status).toBe(200)
  return { owner, recovery, walletId, salt, output, method, second: await openWalletClient(identity, email) }
}

test('the same password gives the same, on another device, of this wallet and this recovery alone', async () => {
  const { owner, walletId, salt, output, method, second } = await openRecoverable('oprf@mail.example')
  const opened = await second.call('POST', '/wallet/recovery/open', { walletId })
  expect(opened.body.method).toEqual(method)
  expect((await evaluate(second, walletId, salt)).output).toBe(output)
  expect((await evaluate(second, walletId, salt, 'harbor lantern onions')).output).not.toBe(output)
  expect((await evaluate(owner, walletId, newSalt())).output).not.toBe(output)
  const other = await openWalletOwner(identity, 'oprf-other@mail.example')
  expect((await evaluate(other.owner, other.walletId, salt)).output).not.toBe(output)
})

test('guesses are counted for the wallet, whoever makes them, and refused for a day', async () => {
  const { owner, walletId, salt, second } = await openRecoverable('oprf-guess@mail.example')
  const third = await openWalletClient(identity, 'oprf-guess@mail.example')
  const guess = (at: number) => evaluate([second, third][at % 2] ?? second, walletId, salt, `guess ${at}`)
  const replies = await Promise.all(Array.from({ length: 22 }, (_, at) => guess(at)))
  expect(replies.filter(({ output }) => output !== null)).toHaveLength(20)
  const { reply } = await evaluate(third, walletId, salt)
  expect(tell(reply)).toEqual([429, 'recovery'])
  const wait = Number(reply.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(86_000)
  expect(reply.text).toContain(`${wait} seconds`)
  expect((await evaluate(owner, walletId, newSalt())).output).not.toBeNull()
  identity.wait(86_400_000)
  const again = await openWalletClient(identity, 'oprf-guess@mail.example', third.device)
  expect((await evaluate(again, walletId, salt)).output).not.toBeNull()
})

test('guesses that others have used up leave a device with a share its own, and a new recovery has all of them', async () => {
  const { owner, recovery, walletId, salt, method, second } = await openRecoverable('oprf-own@mail.example')
  const guess = (client: WalletClient, at: number) => evaluate(client, walletId, salt, `guess ${at}`)
  await Promise.all(Array.from({ length: 20 }, (_, at) => guess(second, at)))
  expect(tell((await guess(second, 20)).reply)).toEqual([429, 'recovery'])
  const own = await Promise.all(Array.from({ length: 21 }, (_, at) => guess(owner, at)))
  expect(own.filter(({ output }) => output !== null)).toHaveLength(20)
  const next = newSalt()
  const { output, keyId } = await evaluate(owner, walletId, next)
  await owner.call('PUT', '/wallet/recovery', { ...recovery, method: { ...method, salt: next, oprfKey: keyId } })
  expect((await evaluate(second, walletId, next)).output).toBe(output)
})

test('the part for a new recovery is given to a device of the wallet alone', async () => {
  const { walletId, second } = await openRecoverable('oprf-new@mail.example')
  expect(tell((await evaluate(second, walletId, newSalt())).reply)).toEqual([404, 'device'])
  const stranger = await openWalletClient(identity, 'oprf-stranger@mail.example')
  expect(tell((await evaluate(stranger, walletId, newSalt())).reply)).toEqual([404, 'walletId'])
})

test('a recovery of an earlier version needs no part, and gets none', async () => {
  const { walletId, recovery } = await openWalletOwner(identity, 'oprf-old@mail.example')
  const second = await openWalletClient(identity, 'oprf-old@mail.example')
  const opened = await second.call('POST', '/wallet/recovery/open', { walletId })
  expect(opened.body.method).toEqual(recovery.method)
  expect(tell((await evaluate(second, walletId, recovery.method.salt)).reply)).toEqual([404, 'recovery'])
})

test.each([
  ['no element of the group', encode(new Uint8Array(32).fill(255))],
  ['its identity', encode(new Uint8Array(32))],
  ['another length', encode(new Uint8Array(31))],
])('%s is refused', async (_what, blinded) => {
  const { owner, walletId } = await openWalletOwner(
    identity,
    `oprf-${blinded.slice(0, 4)}-${blinded.length}@mail.example`,
  )
  const body = { walletId, salt: newSalt(), blinded }
  expect(tell(await owner.call('POST', '/wallet/recovery/evaluate', body))).toEqual([422, 'blinded'])
})

test('the key of a recovery stays when another seals, and is missing when it is removed', () => {
  const [old, next] = ['2026', '2027'].map((id) => ({ id, key: randomBytes(32) }))
  if (!old || !next) throw new Error('There are two keys.')
  const owner = { accountId: 'a', walletId: 'w', salt: 's' }
  const { blinded } = oprf.blind(new TextEncoder().encode('harbor'))
  const before = createRecoveryOprf([old])
  const after = createRecoveryOprf([next, old])
  expect([before.newKeyId, after.newKeyId]).toEqual(['2026', '2027'])
  expect(after.evaluate(owner, '2026', encode(blinded))).toBe(before.evaluate(owner, '2026', encode(blinded)))
  expect(() => createRecoveryOprf([next]).evaluate(owner, '2026', encode(blinded))).toThrow('WALLET_KEKS')
})
