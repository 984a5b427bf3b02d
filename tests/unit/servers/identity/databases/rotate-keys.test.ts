import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { rotateKeys as runRotation } from '../../../../../servers/cli/rotate-keys.js'
import {
  accounts,
  keptShares,
  walletDevices,
  walletRecoveries,
  walletStarts,
  wallets,
} from '../../../../../servers/identity/database/schema.js'
import { startIdentity } from '../../../../../servers/identity/node/start-identity.js'
import { countKeys } from '../../../../../servers/identity/wallet/count-keys.js'
import { createShareSeal, type Kek } from '../../../../../servers/identity/wallet/create-share-seal.js'
import { rotateKeys } from '../../../../../servers/identity/wallet/rotate-keys.js'
import { sharePlaces } from '../../../../../servers/identity/wallet/sealed-shares.js'
import { lockDataFolder } from '../../../../../servers/lock-data-folder.js'
import { createOperation } from '../../../../../servers/operation/operation.js'
import type { TestDatabaseKind } from '../../fixtures/create-test-databases.js'
import { identityDatabases, startTestIdentity, type TestIdentity } from '../fixtures/start-test-identity.js'
import { openWalletClient, openWalletOwner, type WalletClient } from '../fixtures/wallet-client.js'
import { createProof, draftRecovery, draftWallet } from '../fixtures/wallet-drafts.js'

vi.setConfig({ testTimeout: 30_000 })

const DAY = 24 * 3_600_000
const old: Kek = { id: 'test', key: Buffer.alloc(32, 9) }
const next: Kek = { id: 'next', key: Buffer.alloc(32, 10) }
const nothing = { device: 0, recovery: 0, start: 0, kept: 0 }

describe.each(Object.values(identityDatabases))('on $name', (kind) => {
  let identity: TestIdentity
  beforeAll(async () => {
    identity = await startTestIdentity({ perAccount: { rate: 100, burst: 1_000 }, walletWait: 3 * DAY }, kind)
  })
  afterAll(() => identity.close())

  /** The server share that the same browser gets of a process with other keys. */
  const readShare = async (client: WalletClient, walletId: string, walletKeks: readonly Kek[]) => {
    const browser = identity.vary({ walletKeks })()
    for (const [name, value] of client.browser.cookies) browser.cookies.set(name, value)
    const path = '/wallet/share'
    const dpop = await createProof(client.device, { method: 'POST', path, now: identity.now() })
    return (await browser.post(path, { walletId, purpose: 'sign' }, { dpop })).body.share
  }

  test('every share is sealed anew while the service runs, in steps that can be cut off, and once', async () => {
    const owners = await Promise.all(
      ['one', 'two', 'three'].map((name) => openWalletOwner(identity, `${name}@mail.example`)),
    )
    const [first] = owners
    if (!first) throw new Error('There is no owner.')
    // A recovery that is kept, and a wallet that is to begin.
    await first.owner.call('PUT', '/wallet/recovery', await draftRecovery(first.walletId, first.entropy))
    const stranger = await openWalletClient(identity, 'one@mail.example')
    const { body: begun } = await draftWallet()
    await stranger.call('POST', '/wallet/replace', { walletId: first.walletId, wallet: begun })

    // One that is cut off has done a part. The device of an owner signs with the old key at the same time.
    const cut = new AbortController()
    const replaced = vi.spyOn(cut.signal, 'throwIfAborted')
    replaced.mockImplementation(() => {
      if (replaced.mock.calls.length > 2) throw new Error('cut off')
    })
    await expect(rotateKeys(identity.db, [next, old], { page: 1, signal: cut.signal })).rejects.toThrow('cut off')
    expect(await countKeys(identity.db)).toMatchObject([
      { kekId: 'next', shares: { ...nothing, device: 2 } },
      { kekId: 'test', shares: { device: 1, recovery: 3, start: 1, kept: 1 } },
    ])
    const both = await Promise.all([
      rotateKeys(identity.db, [next, old], { page: 1 }),
      rotateKeys(identity.db, [next, old], { page: 2 }),
    ])
    const sum = (part: keyof typeof nothing) => both.reduce((total, { sealed }) => total + sealed[part], 0)
    expect([sum('device'), sum('recovery'), sum('start'), sum('kept')]).toEqual([1, 3, 1, 1])
    expect(await rotateKeys(identity.db, [next, old])).toEqual({ sealed: nothing, broken: [], missing: [] })
    expect(await countKeys(identity.db)).toMatchObject([
      { kekId: 'next', shares: { device: 3, recovery: 3, start: 1, kept: 1 } },
    ])

    for (const { owner, walletId, body } of owners) {
      expect(await readShare(owner, walletId, [next])).toBe(body.share)
      expect(await readShare(owner, walletId, [old])).toBeUndefined()
    }
    // What was begun and kept opens under the new key alone.
    const seal = createShareSeal([next])
    const [start] = await identity.db.select().from(walletStarts)
    const [kept] = await identity.db.select().from(keptShares)
    if (!start || !kept) throw new Error('There is no row.')
    const { accountId, walletId } = start
    expect(seal.open({ accountId, walletId, holder: start.thumbprint }, start).share).toBe(begun.share)
    expect(seal.open({ accountId, walletId: kept.walletId, holder: kept.holder }, kept).share).toBe(
      first.recovery.share,
    )
  })

  test('a share that the service writes at the same time stays as it wrote it', async () => {
    const { owner, walletId, body } = await openWalletOwner(identity, 'at-once@mail.example')
    const { readPage } = sharePlaces.device
    vi.spyOn(sharePlaces.device, 'readPage').mockImplementationOnce(async (db, query) => {
      const rows = await readPage(db, query)
      expect(await readShare(owner, walletId, [next, old])).toBe(body.share)
      return rows
    })
    expect((await rotateKeys(identity.db, [next, old])).sealed).toMatchObject({ device: 0, recovery: 1 })
    expect(await readShare(owner, walletId, [next])).toBe(body.share)
  })

  test('what cannot be opened is told and left as it is, and all else is sealed anew', async () => {
    const broken = await openWalletOwner(identity, 'broken@mail.example')
    const lost = await openWalletOwner(identity, 'lost@mail.example')
    await identity.db
      .update(walletDevices)
      .set({ serverShare: '1.AAAA' })
      .where(eq(walletDevices.walletId, broken.walletId))
    await identity.db
      .update(walletRecoveries)
      .set({ kekId: 'gone' })
      .where(eq(walletRecoveries.walletId, lost.walletId))
    expect(await rotateKeys(identity.db, [next, old], { page: 1 })).toEqual({
      sealed: { ...nothing, device: 1, recovery: 1 },
      broken: [broken.walletId],
      missing: ['gone'],
    })
    expect((await countKeys(identity.db)).map(({ kekId }) => kekId)).toEqual(['gone', 'next', 'test'])
  })
})

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-rotate-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const write = (...keks: Kek[]) => keks.map(({ id, key }) => `${id}:${Buffer.from(key).toString('hex')}`).join()

  /** A wallet whose shares, and the password of whose recovery, are under the old key. */
  async function seed(kind: TestDatabaseKind) {
    const databases = await kind.start()
    const location = await databases.locate()
    const { db, close } = await databases.open(location)
    await db.insert(accounts).values({ id: 'a', email: 'ada@mail.example', createdAt: 1 })
    const addresses = { eip155: '0xabc', solana: '1' }
    await db.insert(wallets).values({ id: 'w', accountId: 'a', addresses, createdAt: 1 })
    const seal = createShareSeal([old])
    const sealFor = (holder: string) => seal.seal({ accountId: 'a', walletId: 'w', holder }, 'A'.repeat(23))
    const row = { walletId: 'w', createdAt: 1 }
    await db.insert(walletDevices).values({ ...row, ...sealFor('t'), thumbprint: 't', client: '?', usedAt: 1 })
    const method = { kind: 'password', salt: 's', memory: 1, passes: 1, oprfKey: old.id } as const
    const sealed = { version: 1, iv: '', data: '' } as const
    await db.insert(walletRecoveries).values({ ...row, ...sealFor('recovery'), method, sealed })
    return { db, location, method, close, drop: databases.close }
  }
  const done = [
    'Sealed anew with next: 1 of devices, 1 of recoveries, 0 of wallets that are to begin, 0 that are kept for 30 days.',
    'Keep the key test, which is needed for 1 recovery password.',
  ]

  test('tells what was done, what old keys are needed for, and what is lost', async () => {
    const { db, location, method, close, drop } = await seed(identityDatabases.postgres)
    const env = { DATABASE_URL: 'url' in location ? location.url : '' }
    const run = (...keks: Kek[]) => runRotation({ ...env, WALLET_KEKS: write(...keks) })
    await expect(run(next)).rejects.toThrow(
      'WALLET_KEKS has no key "test", which is needed for 1 share of devices, 1 share of recoveries, and 1 recovery password. Add it from your copy.',
    )
    // One that has the id of the right one.
    const wrong: Kek = { id: old.id, key: Buffer.alloc(32, 11) }
    await expect(run(next, wrong)).rejects.toThrow('The key "test" of WALLET_KEKS is another one')
    const opened = await runRotation({ ...env, WALLET_KEKS: write(old) }, { isDryRun: true })
    expect(opened).toEqual([expect.stringMatching(/^Opened, and nothing was changed: 1 of devices, 1 of recoveries, /)])
    expect(await countKeys(db)).toMatchObject([{ kekId: 'test', shares: { device: 1, recovery: 1 } }])
    expect(await run(next, old)).toEqual(done)
    await expect(
      runRotation({ ...env, WALLET_KEKS: write({ ...old, id: next.id }) }, { isDryRun: true }),
    ).rejects.toThrow('The key "next" of WALLET_KEKS is another one')
    await db.update(walletRecoveries).set({ method: { ...method, oprfKey: next.id } })
    expect((await run(next, old))[1]).toBe('Nothing needs the key test: remove it from WALLET_KEKS.')
    await close()
    await drop()
  })

  test('works in a data folder, with the keys of its file, and not beside a service', async () => {
    const { location, close, drop } = await seed(identityDatabases.pglite)
    await close()
    symlinkSync('folder' in location ? location.folder : '', join(folder, 'identity'))
    mkdirSync(join(folder, 'keys'))
    writeFileSync(join(folder, 'keys', 'wallet-keks'), write(next, old))
    const held = await lockDataFolder(join(folder, 'identity'))
    await expect(runRotation({ LINTEL_DATA_DIR: folder })).rejects.toThrow('Lintel already runs with')
    await held.release()
    expect(await runRotation({ LINTEL_DATA_DIR: folder })).toEqual(done)
    await drop()
  })

  test('creates no database and no key', async () => {
    const empty = join(folder, 'empty')
    await expect(runRotation({ LINTEL_DATA_DIR: empty })).rejects.toThrow('There is no database in')
    const unread = { LINTEL_DATA_DIR: empty, DATABASE_URL_FILE: '/nowhere/url' }
    await expect(runRotation(unread)).rejects.toThrow('DATABASE_URL_FILE is "/nowhere/url", which cannot be read')
    mkdirSync(join(empty, 'identity', 'pglite'), { recursive: true })
    await expect(runRotation({ LINTEL_DATA_DIR: empty })).rejects.toThrow('WALLET_KEKS is empty.')
    expect(existsSync(join(empty, 'keys'))).toBe(false)
    mkdirSync(join(empty, 'keys'))
    writeFileSync(join(empty, 'keys', 'wallet-keks'), 'junk')
    await expect(runRotation({ LINTEL_DATA_DIR: empty })).rejects.toThrow('WALLET_KEKS must be')
  })
})

test('a service says which key is missing, and does not work with another one of its id', async () => {
  const databases = await identityDatabases.postgres.start()
  const location = await databases.locate()
  const { db, close } = await databases.open(location)
  await db.insert(accounts).values({ id: 'a', email: null, createdAt: 1 })
  await db
    .insert(wallets)
    .values({ id: 'w', accountId: 'a', addresses: { eip155: '0xabc', solana: '1' }, createdAt: 1 })
  const stored = { walletId: 'w', serverShare: '1.x', kekId: '2026', createdAt: 1, client: '?', usedAt: 1 }
  await db.insert(walletDevices).values([
    { ...stored, thumbprint: 't' },
    { ...stored, thumbprint: 'u' },
    { ...stored, thumbprint: 'v', kekId: next.id },
  ])
  await close()
  const start = async (keks: Kek[]) => {
    const [reports, problems, operation] = [[] as string[], [] as string[], createOperation('identity')]
    const service = await startIdentity({
      port: 0,
      database: location,
      secret: Buffer.alloc(32, 7),
      walletKeks: keks,
      smtpUrl: 'smtp://127.0.0.1:1',
      frameOrigin: 'http://localhost:3007',
      isAllowedOrigin: async () => false,
      operation,
      onWrongKeys: (problem) => problems.push(problem),
      report: (message) => reports.push(message),
    })
    return { reports, problems, operation, close: service.close }
  }
  const wrong = await start([next])
  await expect
    .poll(() => wrong.problems)
    .toEqual([
      expect.stringMatching(/^The key "next" of WALLET_KEKS is another one .*: write the right one from your copy\.$/),
    ])
  expect(await wrong.operation.findProblem()).toBe('the database does not answer')
  await wrong.close()
  const lacking = await start([{ id: 'other', key: Buffer.alloc(32, 3) }])
  await expect
    .poll(() => lacking.reports)
    .toEqual([
      expect.stringMatching(
        /^Identity: WALLET_KEKS has no key "2026", which is needed for 2 shares of devices\. Add it/,
      ),
      expect.stringContaining('has no key "next"'),
    ])
  expect(lacking.problems).toEqual([])
  await lacking.close()
  await databases.close()
})
