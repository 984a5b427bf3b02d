import { eq } from 'drizzle-orm'
import { parse } from 'valibot'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  devices,
  usedProofs,
  walletDevices,
  walletOpenings,
  walletRecoveries,
  wallets,
} from '../../../../servers/identity/database/schema.js'
import { sweep } from '../../../../servers/identity/database/sweep.js'
import { walletEndpoints } from '../../../../src/services/identity/wallet-schema.js'
import { startTestIdentity, type TestIdentity } from './fixtures/start-test-identity.js'
import type { Reply } from './fixtures/test-browser.js'
import { addProof, openWalletClient, openWalletOwner, type WalletClient } from './fixtures/wallet-client.js'
import { createProof, draftRecovery, draftWallet, readThumbprint, splitInText } from './fixtures/wallet-drafts.js'

vi.setConfig({ testTimeout: 30_000 })

const MINUTE = 60_000
const tell = ({ status, body }: Reply) => [status, body.reasons?.[0]?.field]
const readShare = (client: WalletClient, walletId: string, purpose = 'sign') =>
  client.call('POST', '/wallet/share', { walletId, purpose })

let identity: TestIdentity
beforeAll(async () => {
  identity = await startTestIdentity({ perAccount: { rate: 100, burst: 1_000 } })
})
afterAll(() => identity.close())

test('a wallet is created once, and its device gets its share back', async () => {
  const client = await openWalletClient(identity, 'create@mail.example')
  expect((await client.get()).body).toEqual({ wallet: null })
  const { body } = await draftWallet()
  const { walletId, addresses, share } = body
  const created = await client.call('POST', '/wallet', body)
  const wallet = {
    walletId,
    addresses,
    hasShare: true,
    recovery: null,
    createdAt: new Date(identity.now()).toISOString(),
    loginPasskey: null,
    next: null,
    emailUndo: null,
  }
  expect([created.status, created.body]).toEqual([200, wallet])
  expect(parse(walletEndpoints.create.reply, created.body)).toEqual(wallet)
  expect((await client.get()).body).toEqual({ wallet })
  expect((await readShare(client, walletId)).body).toEqual({ share })
  expect(tell(await client.call('POST', '/wallet', (await draftWallet()).body))).toEqual([409, 'wallet'])
  expect((await client.get()).body).toEqual({ wallet })
})

test('of wallets that are created at the same time one is kept, and its share', async () => {
  const client = await openWalletClient(identity, 'parallel@mail.example')
  const drafts = await Promise.all(Array.from({ length: 5 }, draftWallet))
  const replies = await Promise.all(drafts.map(({ body }) => client.call('POST', '/wallet', body)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  const winner = drafts[replies.findIndex(({ status }) => status === 200)]
  expect((await client.get()).body.wallet).toMatchObject({ walletId: winner?.body.walletId })
  expect((await readShare(client, winner?.body.walletId ?? '')).body.share).toBe(winner?.body.share)
})

test('the id of another wallet is refused', async () => {
  const { walletId } = await openWalletOwner(identity, 'id-owner@mail.example')
  const other = await openWalletClient(identity, 'id-thief@mail.example')
  const { body } = await draftWallet()
  expect(tell(await other.call('POST', '/wallet', { ...body, walletId }))).toEqual([409, 'walletId'])
  expect((await other.get()).body).toEqual({ wallet: null })
})

test('another account reads and changes nothing', async () => {
  const { owner, walletId, entropy, body } = await openWalletOwner(identity, 'mine@mail.example')
  const other = await openWalletClient(identity, 'other@mail.example')
  const recovery = await draftRecovery(walletId, entropy)
  const replies = [
    await readShare(other, walletId),
    await other.call('PUT', '/wallet/recovery', recovery),
    await other.call('POST', '/wallet/recovery/open', { walletId }),
    await other.call('POST', '/wallet/devices', { walletId, share: body.share }),
    await other.call('POST', '/wallet/replace', { walletId, wallet: (await draftWallet()).body }),
  ]
  for (const reply of replies) expect(tell(reply)).toEqual([404, 'walletId'])
  // An account without a wallet has no key to prove.
  const proof = { nonce: 'none', signature: `0x${'11'.repeat(65)}` }
  const revoked = await other.send('POST', `/wallet/devices/${readThumbprint(owner.device)}/revoke`, { proof })
  expect(tell(revoked)).toEqual([404, 'thumbprint'])
  expect((await other.send('GET', '/wallet/devices')).body).toEqual({ devices: [] })
  expect((await readShare(owner, walletId)).body.share).toBe(body.share)
})

test('a new device recovers the wallet and gets a share of its own', async () => {
  const { owner, recovery, walletId, entropy, body } = await openWalletOwner(identity, 'recover@mail.example')
  const second = await openWalletClient(identity, 'recover@mail.example')
  expect((await second.get()).body.wallet).toMatchObject({
    walletId,
    hasShare: false,
    recovery: { kind: 'password' },
  })
  expect(tell(await readShare(second, walletId))).toEqual([404, 'device'])
  const { server } = await splitInText(entropy)
  const add = () => second.call('POST', '/wallet/devices', { walletId, share: server })
  expect(tell(await add())).toEqual([404, 'recovery'])
  const opened = await second.call('POST', '/wallet/recovery/open', { walletId })
  const { method, sealed, share } = recovery
  expect([opened.status, opened.body]).toEqual([200, { method, sealed, share }])
  const added = await add()
  expect([added.status, added.body.hasShare]).toEqual([200, true])
  expect((await readShare(second, walletId)).body.share).toBe(server)
  expect((await readShare(owner, walletId)).body.share).toBe(body.share)
})

test('a device is added ten minutes at most after it has opened the recovery', async () => {
  const { walletId, entropy } = await openWalletOwner(identity, 'late@mail.example')
  const { server: share } = await splitInText(entropy)
  const first = await openWalletClient(identity, 'late@mail.example')
  await first.call('POST', '/wallet/recovery/open', { walletId })
  // Another device is not added by that.
  const other = await openWalletClient(identity, 'late@mail.example')
  expect(tell(await other.call('POST', '/wallet/devices', { walletId, share }))).toEqual([404, 'recovery'])
  identity.wait(10 * MINUTE - 60_000)
  const again = await openWalletClient(identity, 'late@mail.example', first.device)
  expect((await again.call('POST', '/wallet/devices', { walletId, share })).status).toBe(200)
  identity.wait(30_001)
  expect(tell(await again.call('POST', '/wallet/devices', { walletId, share }))).toEqual([404, 'recovery'])
})

test('recovery is set by a device of the wallet alone, and a new one overwrites the old', async () => {
  const { owner, walletId, entropy } = await openWalletOwner(identity, 'overwrite@mail.example')
  const stranger = await openWalletClient(identity, 'overwrite@mail.example')
  const junk = await draftRecovery(walletId, entropy)
  expect(tell(await stranger.call('PUT', '/wallet/recovery', junk))).toEqual([404, 'device'])
  const passkey = {
    ...(await draftRecovery(walletId, entropy)),
    method: { kind: 'passkey', credentialId: 'cred', salt: 'B'.repeat(43) },
  }
  const set = await owner.call('PUT', '/wallet/recovery', passkey)
  expect([set.status, set.body.recovery]).toEqual([200, { kind: 'passkey' }])
  const { method, sealed, share } = passkey
  expect((await stranger.call('POST', '/wallet/recovery/open', { walletId })).body).toEqual({ method, sealed, share })
})

test('recovery is set in the transaction that checks the device, so that a revoked one sets nothing afterwards', async () => {
  const { owner, walletId, entropy } = await openWalletOwner(identity, 'one-transaction@mail.example')
  const outside: unknown[] = []
  const db = new Proxy(identity.db, {
    get(target, name) {
      if (name === 'insert') return (table: typeof walletRecoveries) => outside.push(table) && target.insert(table)
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const browser = identity.vary({ readDatabase: () => db })()
  for (const [name, value] of owner.browser.cookies) browser.cookies.set(name, value)
  const path = '/wallet/recovery'
  const dpop = await createProof(owner.device, { method: 'PUT', path, now: identity.now() })
  const body = await addProof(owner, { method: 'PUT', path, body: await draftRecovery(walletId, entropy) })
  expect((await browser.put(path, body, { dpop })).status).toBe(200)
  expect(outside).toContain(usedProofs)
  expect(outside).not.toContain(walletRecoveries)
})

test('a wallet without recovery has nothing to open', async () => {
  const client = await openWalletClient(identity, 'none@mail.example')
  const { body } = await draftWallet()
  await client.call('POST', '/wallet', body)
  const opened = await client.call('POST', '/wallet/recovery/open', { walletId: body.walletId })
  expect(tell(opened)).toEqual([404, 'recovery'])
})

test('a replaced wallet gives nothing out, and its rows are kept', async () => {
  const { owner, walletId, body, recovery } = await openWalletOwner(identity, 'replace@mail.example')
  const { body: next } = await draftWallet()
  const replaced = await owner.call('POST', '/wallet/replace', { walletId, wallet: next })
  expect([replaced.status, replaced.body]).toEqual([
    200,
    expect.objectContaining({ walletId: next.walletId, hasShare: true, recovery: null }),
  ])
  const refused = [
    await readShare(owner, walletId),
    await owner.call('POST', '/wallet/recovery/open', { walletId }),
    await owner.call('PUT', '/wallet/recovery', recovery),
    await owner.call('POST', '/wallet/devices', { walletId, share: body.share }),
    await owner.call('POST', '/wallet/replace', { walletId, wallet: (await draftWallet()).body }),
  ]
  for (const reply of refused) expect(tell(reply)).toEqual([404, 'walletId'])
  expect((await readShare(owner, next.walletId)).body.share).toBe(next.share)
  const [kept] = await identity.db.select().from(wallets).where(eq(wallets.id, walletId))
  expect(kept?.replacedAt).toBe(identity.now())
  expect(await identity.db.select().from(walletDevices).where(eq(walletDevices.walletId, walletId))).toHaveLength(1)
})

test('of replacements at the same time one succeeds, and a failed one changes nothing', async () => {
  const { owner, walletId, body } = await openWalletOwner(identity, 'race@mail.example')
  const taken = await owner.call('POST', '/wallet/replace', { walletId, wallet: { ...body, walletId } })
  expect(tell(taken)).toEqual([409, 'walletId'])
  expect((await readShare(owner, walletId)).body.share).toBe(body.share)
  const drafts = await Promise.all([draftWallet(), draftWallet(), draftWallet()])
  const replies = await Promise.all(
    drafts.map((draft) => owner.call('POST', '/wallet/replace', { walletId, wallet: draft.body })),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404])
})

test('devices are listed, and one that is revoked gets no share, no session and no second chance', async () => {
  const { owner, walletId, entropy } = await openWalletOwner(identity, 'devices@mail.example')
  const lost = await openWalletClient(identity, 'devices@mail.example')
  await lost.call('POST', '/wallet/recovery/open', { walletId })
  await lost.call('POST', '/wallet/devices', { walletId, share: (await splitInText(entropy)).server })
  const fresh = await openWalletClient(identity, 'devices@mail.example', owner.device)
  const list = (await fresh.send('GET', '/wallet/devices')).body.devices
  expect(list).toMatchObject([
    { thumbprint: readThumbprint(lost.device), isCurrent: false, client: 'Firefox, Windows' },
    { thumbprint: readThumbprint(owner.device), isCurrent: true },
  ])
  const path = `/wallet/devices/${readThumbprint(lost.device)}/revoke`
  expect((await fresh.call('POST', path)).body).toEqual({ status: 'SUCCESS' })
  expect(tell(await fresh.call('POST', path))).toEqual([404, 'thumbprint'])
  expect(tell(await readShare(lost, walletId))).toEqual([401, 'session'])
  const back = await openWalletClient(identity, 'devices@mail.example', lost.device)
  expect(tell(await readShare(back, walletId))).toEqual([404, 'device'])
  const share = (await splitInText(entropy)).server
  expect(tell(await back.call('POST', '/wallet/devices', { walletId, share }))).toEqual([404, 'recovery'])
  expect((await readShare(fresh, walletId)).status).toBe(200)
})

test('a browser may revoke its own device, and stays logged in', async () => {
  const { owner, walletId } = await openWalletOwner(identity, 'own-device@mail.example')
  const thumbprint = readThumbprint(owner.device)
  const ofDevice = eq(devices.thumbprint, thumbprint)
  expect(await identity.db.select().from(devices).where(ofDevice)).toHaveLength(1)
  expect((await owner.call('POST', `/wallet/devices/${thumbprint}/revoke`)).status).toBe(200)
  expect((await owner.get()).body.wallet).toMatchObject({ walletId, hasShare: false })
  expect(tell(await readShare(owner, walletId))).toEqual([404, 'device'])
  // At the next login it is a new device.
  expect(await identity.db.select().from(devices).where(ofDevice)).toEqual([])
})

test('of 50 devices the one that was used longest ago makes room for a new one', async () => {
  const { owner, walletId, entropy } = await openWalletOwner(identity, 'fifty@mail.example')
  const [row] = await identity.db.select().from(walletDevices).where(eq(walletDevices.walletId, walletId))
  if (!row) throw new Error('There is no device.')
  const more = Array.from({ length: 49 }, (_, index) => ({ ...row, thumbprint: `${index}`, usedAt: 1_000 + index }))
  await identity.db.insert(walletDevices).values(more)
  const client = await openWalletClient(identity, 'fifty@mail.example')
  await client.call('POST', '/wallet/recovery/open', { walletId })
  const share = (await splitInText(entropy)).server
  expect((await client.call('POST', '/wallet/devices', { walletId, share })).status).toBe(200)
  const list = (await client.send('GET', '/wallet/devices')).body.devices as { thumbprint: string }[]
  const thumbprints = list.map(({ thumbprint }) => thumbprint)
  expect([thumbprints.length, thumbprints.includes('0'), thumbprints.includes('1')]).toEqual([50, false, true])
  expect((await readShare(owner, walletId)).status).toBe(200)
})

test('openings that have ended are deleted, and wallets stay', async () => {
  const { owner, walletId, body } = await openWalletOwner(identity, 'sweep@mail.example')
  await owner.call('POST', '/wallet/recovery/open', { walletId })
  const readOpenings = () => identity.db.select().from(walletOpenings).where(eq(walletOpenings.walletId, walletId))
  await sweep(identity.db, identity.now() + 10 * MINUTE)
  expect(await readOpenings()).toHaveLength(1)
  await sweep(identity.db, identity.now() + 10 * MINUTE + 1)
  expect(await readOpenings()).toEqual([])
  await sweep(identity.db, identity.now() + 400 * 24 * 60 * MINUTE)
  const back = await openWalletClient(identity, 'sweep@mail.example', owner.device)
  expect((await readShare(back, walletId)).body.share).toBe(body.share)
})

test('the only device of a wallet without recovery cannot be revoked', async () => {
  const client = await openWalletClient(identity, 'only@mail.example')
  const { body } = await draftWallet()
  await client.call('POST', '/wallet', body)
  const path = `/wallet/devices/${readThumbprint(client.device)}/revoke`
  expect(tell(await client.call('POST', path))).toEqual([409, 'recovery'])
  expect((await readShare(client, body.walletId)).body.share).toBe(body.share)
})
