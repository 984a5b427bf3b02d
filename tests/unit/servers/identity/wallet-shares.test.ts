import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { walletDevices, walletRecoveries, wallets } from '../../../../servers/identity/database/schema.js'
import { readOptions } from '../../../../servers/identity/node/read-options.js'
import { createShareSeal } from '../../../../servers/identity/wallet/create-share-seal.js'
import { combineShares, splitEntropy } from '../../../../wallets/embedded/keys/split-entropy.js'
import { startTestIdentity, type TestIdentity } from './fixtures/start-test-identity.js'
import type { Reply } from './fixtures/test-browser.js'
import { openWalletClient, openWalletOwner, type WalletClient } from './fixtures/wallet-client.js'
import { createProof, draftWallet, readThumbprint, splitInText } from './fixtures/wallet-drafts.js'

vi.setConfig({ testTimeout: 60_000 })

const kek = { id: 'test', key: Buffer.alloc(32, 9) }
const newKek = { id: 'next', key: Buffer.alloc(32, 10) }
const tell = ({ status, body }: Reply) => [status, body.reasons?.[0]?.field]
const decode = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

/** Whether two of the candidates give the entropy. */
async function canCombine(candidates: readonly Uint8Array[], entropy: Uint8Array): Promise<boolean> {
  for (const [index, one] of candidates.entries()) {
    for (const other of candidates.slice(index + 1)) {
      // Shares with the same number do not combine.
      const key = await combineShares(one, other).catch(() => undefined)
      if (key && Buffer.from(key).equals(entropy)) return true
    }
  }
  return false
}

let identity: TestIdentity
beforeAll(async () => {
  identity = await startTestIdentity({ perAccount: { rate: 100, burst: 1_000 } })
})
afterAll(() => identity.close())

const readShare = (client: WalletClient, walletId: string) =>
  client.call('POST', '/wallet/share', { walletId, purpose: 'sign' })
/** The same browser at a process with other keys. */
const moveTo = (client: WalletClient, walletKeks: readonly { id: string; key: Uint8Array }[]): WalletClient => {
  const browser = identity.vary({ walletKeks })()
  for (const [name, value] of client.browser.cookies) browser.cookies.set(name, value)
  const call: WalletClient['call'] = async (method, path, body, changes) => {
    const dpop = await createProof(client.device, { method, path, now: identity.now() }, changes)
    return method === 'PUT' ? browser.put(path, body, { dpop }) : browser.post(path, body, { dpop })
  }
  return { ...client, browser, call }
}
const openWithDevices = async (email: string, count: number) => {
  const owned = await openWalletOwner(identity, email)
  const clients = [owned.owner]
  for (let device = 1; device < count; device += 1) {
    const client = await openWalletClient(identity, email)
    await client.call('POST', '/wallet/recovery/open', { walletId: owned.walletId })
    const share = (await splitInText(owned.entropy)).server
    const added = await client.call('POST', '/wallet/devices', { walletId: owned.walletId, share })
    expect(added.status).toBe(200)
    clients.push(client)
  }
  return { ...owned, clients }
}

test('who reads the whole database cannot make a key, and the server shares of several devices do not combine', async () => {
  const { walletId, entropy, body, recovery, deviceShare } = await openWithDevices('leak@mail.example', 3)
  const tables = await identity.db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'identity'`,
  )
  const names = (tables as unknown as { rows: { name: string }[] }).rows.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['wallets', 'wallet_devices', 'wallet_recoveries', 'sessions']))
  const dump = await Promise.all(
    names.map(async (name) => {
      const table = sql.raw(`identity."${name}"`)
      return JSON.stringify(await identity.db.execute(sql`select * from ${table}`))
    }),
  )
  const text = dump.join('\n')
  expect(text).toContain(walletId)
  for (const secret of [body.share, recovery.share, deviceShare, Buffer.from(entropy).toString('base64url')]) {
    expect(text).not.toContain(secret)
  }
  const ofWallet = (table: typeof walletDevices | typeof walletRecoveries) =>
    identity.db
      .select({ serverShare: table.serverShare, kekId: table.kekId })
      .from(table)
      .where(eq(table.walletId, walletId))
  const sealed = [...(await ofWallet(walletDevices)), ...(await ofWallet(walletRecoveries))]
  expect(sealed).toHaveLength(4)
  // Without the key: what stands in the place of the 17 bytes of a share.
  const raw = sealed.map(({ serverShare }) => decode(serverShare.split('.')[1] ?? '').subarray(12, 29))
  expect(await canCombine(raw, entropy)).toBe(false)
  const { accountId } = (await identity.db.select().from(wallets).where(eq(wallets.id, walletId)))[0] ?? {
    accountId: '',
  }
  const devices = await identity.db.select().from(walletDevices).where(eq(walletDevices.walletId, walletId))
  const stored = sealed[0] ?? { serverShare: '', kekId: '' }
  const owner = { accountId, walletId, holder: devices[0]?.thumbprint ?? '' }
  expect(() => createShareSeal([{ ...kek, key: Buffer.alloc(32, 1) }]).open(owner, stored)).toThrow()
  // With the key.
  const seal = createShareSeal([kek])
  const opened = devices.map((row) => seal.open({ accountId, walletId, holder: row.thumbprint }, row).share)
  const [recoveryRow] = await identity.db.select().from(walletRecoveries).where(eq(walletRecoveries.walletId, walletId))
  if (!recoveryRow) throw new Error('There is no recovery.')
  opened.push(seal.open({ accountId, walletId, holder: 'recovery' }, recoveryRow).share)
  expect(new Set(opened).size).toBe(4)
  expect(await canCombine(opened.map(decode), entropy)).toBe(false)
  // The share of a device is what is missing.
  expect(await canCombine([...opened, deviceShare].map(decode), entropy)).toBe(true)
  expect(await canCombine(Object.values(await splitEntropy(entropy)), entropy)).toBe(true)
})

test('a wallet still signs after its key was moved out of the folder of the database', async () => {
  const { owner, walletId, body } = await openWalletOwner(identity, 'moved@mail.example')
  const dataFolder = mkdtempSync(join(tmpdir(), 'lintel-moved-keys-'))
  mkdirSync(join(dataFolder, 'identity'))
  writeFileSync(join(dataFolder, 'identity', 'wallet-keks'), `${kek.id}:${kek.key.toString('hex')}\n`)
  const { walletKeks } = await readOptions({ LINTEL_DATA_DIR: dataFolder, FRAME_ORIGIN: 'http://localhost:3007' })
  expect(existsSync(join(dataFolder, 'identity', 'wallet-keks'))).toBe(false)
  expect((await readShare(moveTo(owner, walletKeks), walletId)).body.share).toBe(body.share)
  rmSync(dataFolder, { recursive: true })
})

test('a new key seals what is opened, and the old one is needed until then', async () => {
  const { owner, walletId, body, recovery } = await openWalletOwner(identity, 'rotate@mail.example')
  const readKeks = async () => {
    const [device] = await identity.db.select().from(walletDevices).where(eq(walletDevices.walletId, walletId))
    const [saved] = await identity.db.select().from(walletRecoveries).where(eq(walletRecoveries.walletId, walletId))
    return [device?.kekId, saved?.kekId]
  }
  const lost = await readShare(moveTo(owner, [newKek]), walletId)
  expect(tell(lost)).toEqual([503, 'share'])
  expect(identity.reports.at(-1)).toContain('the key "test", which is not configured')
  expect(await readKeks()).toEqual(['test', 'test'])
  const rotating = moveTo(owner, [newKek, kek])
  expect((await readShare(rotating, walletId)).body.share).toBe(body.share)
  expect(await readKeks()).toEqual(['next', 'test'])
  const opened = await rotating.call('POST', '/wallet/recovery/open', { walletId })
  expect(opened.body.share).toBe(recovery.share)
  expect(await readKeks()).toEqual(['next', 'next'])
  const rotated = moveTo(owner, [newKek])
  expect((await readShare(rotated, walletId)).body.share).toBe(body.share)
  expect((await rotated.call('POST', '/wallet/recovery/open', { walletId })).body.share).toBe(recovery.share)
  expect((await readShare(owner, walletId)).status).toBe(503)
})

test('a share that was changed is not given out, and the device recovers', async () => {
  const { owner, walletId, entropy, recovery, body } = await openWalletOwner(identity, 'tamper@mail.example')
  const ofWallet = eq(walletDevices.walletId, walletId)
  const [row] = await identity.db.select().from(walletDevices).where(ofWallet)
  const [, text = ''] = row?.serverShare.split('.') ?? []
  const flip = (index: number) => {
    const bytes = Buffer.from(text, 'base64url')
    bytes[index] = (bytes[index] ?? 0) ^ 1
    return `1.${bytes.toString('base64url')}`
  }
  const changed = [flip(0), flip(12), flip(44), `2.${text}`, text, '', '1.', '1.AAAA', `1.${text.slice(0, -6)}`]
  for (const serverShare of changed) {
    await identity.db.update(walletDevices).set({ serverShare }).where(ofWallet)
    const refused = await readShare(owner, walletId)
    expect([serverShare, ...tell(refused)]).toEqual([serverShare, 500, 'share'])
    expect(refused.text).toContain('Recover the wallet with its password or passkey.')
    expect(refused.text).not.toContain(body.share)
    expect((await identity.db.select().from(walletDevices).where(ofWallet))[0]?.serverShare).toBe(serverShare)
  }
  expect(identity.reports.at(-1)).toContain(`a server share of the wallet ${walletId} was changed`)
  const opened = await owner.call('POST', '/wallet/recovery/open', { walletId })
  expect(opened.body.share).toBe(recovery.share)
  const share = (await splitInText(entropy)).server
  expect((await owner.call('POST', '/wallet/devices', { walletId, share })).status).toBe(200)
  expect((await readShare(owner, walletId)).body.share).toBe(share)
})

test('a sealed share opens in its own row alone', async () => {
  const victim = await openWithDevices('victim@mail.example', 2)
  const thief = await openWalletOwner(identity, 'thief@mail.example')
  const read = async (walletId: string, client: WalletClient) => {
    const ofDevice = and(
      eq(walletDevices.walletId, walletId),
      eq(walletDevices.thumbprint, readThumbprint(client.device)),
    )
    const [row] = await identity.db.select().from(walletDevices).where(ofDevice)
    if (!row) throw new Error('There is no row.')
    return { ofDevice, serverShare: row.serverShare }
  }
  const [first, second = victim.owner] = victim.clients
  const own = await read(victim.walletId, first ?? victim.owner)
  const others = [await read(victim.walletId, second), await read(thief.walletId, thief.owner)] as const
  // To another device of the wallet, and to another account.
  const targets = [
    [others[0], second, victim.walletId],
    [others[1], thief.owner, thief.walletId],
  ] as const
  for (const [target, client, walletId] of targets) {
    await identity.db.update(walletDevices).set({ serverShare: own.serverShare }).where(target.ofDevice)
    expect(tell(await readShare(client, walletId))).toEqual([500, 'share'])
  }
  // The recovery of another wallet.
  const [saved] = await identity.db
    .select()
    .from(walletRecoveries)
    .where(eq(walletRecoveries.walletId, victim.walletId))
  await identity.db
    .update(walletRecoveries)
    .set({ serverShare: saved?.serverShare ?? '' })
    .where(eq(walletRecoveries.walletId, thief.walletId))
  const opened = await thief.owner.call('POST', '/wallet/recovery/open', { walletId: thief.walletId })
  expect(tell(opened)).toEqual([500, 'share'])
  // The whole wallet, given to another account.
  const [{ accountId } = { accountId: '' }] = await identity.db
    .select()
    .from(wallets)
    .where(eq(wallets.id, thief.walletId))
  await identity.db.update(wallets).set({ replacedAt: 1 }).where(eq(wallets.id, thief.walletId))
  await identity.db.update(wallets).set({ accountId }).where(eq(wallets.id, victim.walletId))
  const moved = { walletId: victim.walletId, thumbprint: readThumbprint(thief.owner.device) }
  await identity.db.update(walletDevices).set({ thumbprint: moved.thumbprint }).where(own.ofDevice)
  expect(tell(await readShare(thief.owner, moved.walletId))).toEqual([500, 'share'])
  const recovery = await thief.owner.call('POST', '/wallet/recovery/open', { walletId: moved.walletId })
  expect(tell(recovery)).toEqual([500, 'share'])
})

test('the share of a replaced wallet does not open as that of the new one', async () => {
  const { owner, walletId } = await openWalletOwner(identity, 'replaced@mail.example')
  const { body } = await draftWallet()
  await owner.call('POST', '/wallet/replace', { walletId, wallet: body })
  const [old] = await identity.db.select().from(walletDevices).where(eq(walletDevices.walletId, walletId))
  await identity.db
    .update(walletDevices)
    .set({ serverShare: old?.serverShare ?? '' })
    .where(eq(walletDevices.walletId, body.walletId))
  expect(tell(await readShare(owner, body.walletId))).toEqual([500, 'share'])
})

test.each([
  ['no key', []],
  ['two with one id', [kek, kek]],
  ['a short one', [{ id: 'a', key: Buffer.alloc(16) }]],
])('keys of the service are refused: %s', (_what, keks) => {
  expect(() => createShareSeal(keks)).toThrow('walletKeks must be one key or more of 32 bytes')
})
