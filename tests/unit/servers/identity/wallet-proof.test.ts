import { and, eq } from 'drizzle-orm'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { walletRecoveries } from '../../../../servers/identity/database/schema.js'
import type { WalletClaim } from '../../../../src/services/identity/wallet-proof.js'
import { startTestIdentity, type TestIdentity } from './fixtures/start-test-identity.js'
import type { Reply } from './fixtures/test-browser.js'
import { addProof, openWalletClient, openWalletOwner, type WalletClient } from './fixtures/wallet-client.js'
import { draftRecovery, draftWallet, proveKey, readKey, readThumbprint, splitInText } from './fixtures/wallet-drafts.js'

vi.setConfig({ testTimeout: 30_000 })

const MINUTE = 60_000

let identity: TestIdentity
beforeAll(async () => {
  identity = await startTestIdentity({ perAccount: { rate: 100, burst: 1_000 } })
})
afterAll(() => identity.close())

const tell = ({ status, body }: Reply) => [status, body.reasons?.[0]?.field]
const refused = [401, 'proof']
const readNonce = async ({ browser }: WalletClient) => String((await browser.get('/wallet/nonce')).body.nonce)
const readShare = (client: WalletClient, walletId: string) =>
  client.call('POST', '/wallet/share', { walletId, purpose: 'sign' })
let accounts = 0
const nextEmail = () => `proof-${++accounts}@mail.example`

describe('who has read one code from the mailbox', () => {
  let email: string
  let owned: Awaited<ReturnType<typeof openWalletOwner>>
  let thief: WalletClient
  let stolen: Awaited<ReturnType<typeof proveKey>>
  beforeEach(async () => {
    email = nextEmail()
    owned = await openWalletOwner(identity, email)
    thief = await openWalletClient(identity, email)
    stolen = await proveKey(privateKeyToAccount(generatePrivateKey()), {
      action: 'add-device',
      walletId: owned.walletId,
      thumbprint: readThumbprint(thief.device),
      nonce: await readNonce(thief),
      stored: {},
    })
  })

  test('opens the recovery, and does not become a device, or replace the recovery, or revoke a device', async () => {
    const { owner, walletId, entropy, recovery, body } = owned
    expect((await thief.send('POST', '/wallet/recovery/open', { walletId })).status).toBe(200)
    const share = (await splitInText(new Uint8Array(16))).server
    const garbage = await draftRecovery(walletId, entropy)
    const revoke = `/wallet/devices/${readThumbprint(owner.device)}/revoke`
    expect(tell(await thief.send('POST', '/wallet/devices', { walletId, share, proof: stolen }))).toEqual(refused)
    expect((await thief.get()).body.wallet).toMatchObject({ hasShare: false })
    expect(tell(await thief.send('PUT', '/wallet/recovery', { ...garbage, proof: stolen }))).toEqual(refused)
    expect(tell(await thief.send('POST', revoke, { proof: stolen }))).toEqual(refused)
    expect(tell(await thief.send('POST', revoke))).toEqual([422, 'proof'])
    expect((await readShare(owner, walletId)).body.share).toBe(body.share)
    const { method, sealed, share: kept } = recovery
    const opened = await owner.send('POST', '/wallet/recovery/open', { walletId })
    expect(opened.body).toEqual({ method, sealed, share: kept })
  })

  test('with nothing opened does not revoke the only device', async () => {
    const { owner, walletId } = owned
    const revoke = `/wallet/devices/${readThumbprint(owner.device)}/revoke`
    expect(tell(await thief.send('POST', revoke, { proof: stolen }))).toEqual(refused)
    expect((await readShare(owner, walletId)).status).toBe(200)
  })
})

test('a wallet with an address that is not owned is refused, also beside another wallet', async () => {
  const { walletId, owner } = await openWalletOwner(identity, nextEmail())
  const client = await openWalletClient(identity, nextEmail())
  const { body } = await draftWallet()
  const foreign = { ...body, addresses: { ...body.addresses, eip155: `0x${'12'.repeat(20)}` } }
  expect(tell(await client.call('POST', '/wallet', foreign))).toEqual(refused)
  expect((await client.get()).body).toEqual({ wallet: null })
  expect(tell(await owner.call('POST', '/wallet/replace', { walletId, wallet: foreign }))).toEqual(refused)
  expect((await owner.get()).body.wallet).toMatchObject({ walletId, next: null })
})

describe('a proof', () => {
  let owned: Awaited<ReturnType<typeof openWalletOwner>>
  const email = 'proof@mail.example'
  beforeAll(async () => {
    owned = await openWalletOwner(identity, email)
  })

  /** Sets the recovery with a proof about something else. */
  async function setWith(changes: Partial<WalletClaim>, key = readKey(owned.walletId)): Promise<Reply> {
    const { owner, walletId, entropy } = owned
    const stored = await draftRecovery(walletId, entropy)
    const thumbprint = readThumbprint(owner.device)
    const nonce = await readNonce(owner)
    const proof = await proveKey(key, { action: 'set-recovery', walletId, thumbprint, nonce, stored, ...changes })
    return owner.send('PUT', '/wallet/recovery', { ...stored, proof: { ...proof, nonce: changes.nonce ?? nonce } })
  }

  test('of the key over what is done is accepted', async () => {
    expect((await setWith({})).status).toBe(200)
  })

  test.each<[what: string, changes: Partial<WalletClaim>]>([
    ['another action', { action: 'add-device' }],
    ['another wallet', { walletId: 'A'.repeat(22) }],
    ['no wallet', { walletId: null }],
    ['another device', { thumbprint: 'A'.repeat(43) }],
    ['something else that is stored', { stored: {} }],
    ['a nonce that nobody gave', { nonce: 'A'.repeat(43) }],
    ['a nonce that the service has not made', { nonce: `${Date.UTC(2030, 1)}.${'A'.repeat(43)}.${'A'.repeat(43)}` }],
  ])('about %s is refused', async (_what, changes) => {
    expect(tell(await setWith(changes))).toEqual(refused)
  })

  test('by another key is refused', async () => {
    expect(tell(await setWith({}, privateKeyToAccount(generatePrivateKey())))).toEqual(refused)
  })

  test('works once, also of parallel requests', async () => {
    const { owner, walletId, entropy } = owned
    const path = '/wallet/recovery'
    const body = await addProof(owner, { method: 'PUT', path, body: await draftRecovery(walletId, entropy) })
    const replies = await Promise.all([1, 2, 3].map(() => owner.send('PUT', path, body)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401])
    expect(tell(await owner.send('PUT', path, body))).toEqual(refused)
  })

  test('works for five minutes', async () => {
    const { walletId, entropy } = owned
    const path = '/wallet/recovery'
    const write = async () =>
      addProof(owned.owner, { method: 'PUT', path, body: await draftRecovery(walletId, entropy) })
    const [early, late] = [await write(), await write()]
    identity.wait(5 * MINUTE - 30_000)
    const again = await openWalletClient(identity, email, owned.owner.device)
    expect((await again.send('PUT', path, early)).status).toBe(200)
    identity.wait(1)
    expect(tell(await again.send('PUT', path, late))).toEqual(refused)
  })

  test('with the nonce of another device or account is refused', async () => {
    const other = await openWalletOwner(identity, 'other@mail.example')
    const second = await openWalletClient(identity, 'other@mail.example')
    for (const client of [second, owned.owner]) {
      const body = await draftRecovery(other.walletId, other.entropy)
      const thumbprint = readThumbprint(other.owner.device)
      const nonce = await readNonce(client)
      const claim = { action: 'set-recovery', walletId: other.walletId, thumbprint, nonce, stored: body } as const
      const proof = await proveKey(readKey(other.walletId), claim)
      expect(tell(await other.owner.send('PUT', '/wallet/recovery', { ...body, proof }))).toEqual(refused)
    }
    const saved = and(eq(walletRecoveries.walletId, other.walletId), eq(walletRecoveries.createdAt, identity.now()))
    expect(await identity.db.select().from(walletRecoveries).where(saved)).toEqual([])
  })
})
