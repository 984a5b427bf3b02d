import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createIdentityService } from '../../../../../servers/identity/create-identity-service.js'
import { identityDefinition } from '../../../../../servers/identity/database/identity-definition.js'
import { accounts, keptShares, wallets } from '../../../../../servers/identity/database/schema.js'
import { sweep } from '../../../../../servers/identity/database/sweep.js'
import { startInbox } from '../../../../../servers/identity/inbox/start-inbox.js'
import { forgetWallets } from '../../../../../servers/identity/kept/forget-wallets.js'
import { listKept, restoreKept } from '../../../../../servers/identity/kept/restore-kept.js'
import { keptHelp, runKept } from '../../../../../servers/identity/kept/run-kept.js'
import { startDueWallets } from '../../../../../servers/identity/wallet/replace-wallet.js'
import { lockDataFolder } from '../../../../../servers/lock-data-folder.js'
import { formatMetrics } from '../../../../../servers/operation/metrics.js'
import { createOperation } from '../../../../../servers/operation/operation.js'
import { findSample, parseOpenMetrics } from '../../../../fixtures/parse-open-metrics.js'
import type { TestDatabaseKind } from '../../fixtures/create-test-databases.js'
import { identityDatabases, startTestIdentity, type TestIdentity } from '../fixtures/start-test-identity.js'
import { FRAME, type Reply } from '../fixtures/test-browser.js'
import { openWalletClient, openWalletOwner, type WalletClient } from '../fixtures/wallet-client.js'
import { draftRecovery, draftWallet, readThumbprint, splitInText } from '../fixtures/wallet-drafts.js'

vi.setConfig({ testTimeout: 30_000 })

const DAY = 24 * 3_600_000

let identity: TestIdentity
beforeAll(async () => {
  identity = await startTestIdentity({ perAccount: { rate: 100, burst: 1_000 }, walletWait: 3 * DAY })
})
afterAll(() => identity.close())

const tell = ({ status, body }: Reply) => [status, body.reasons?.[0]?.field]
const readShare = (client: WalletClient, walletId: string) =>
  client.call('POST', '/wallet/share', { walletId, purpose: 'sign' })
const readWallet = async (client: WalletClient) => (await client.get()).body.wallet
const readSubjects = async (email: string) => (await identity.readMail(email)).map(({ subject }) => subject)
const startDue = () =>
  startDueWallets({
    readDatabase: () => identity.db,
    now: identity.now,
    sendMail: identity.sendMail,
    report: () => undefined,
  })

let count = 0
/** An owner, and a login of theirs by somebody who holds no key. */
async function openTwo() {
  const email = `kept-${++count}@mail.example`
  const owned = await openWalletOwner(identity, email)
  const stranger = await openWalletClient(identity, email)
  return { ...owned, email, stranger }
}

/** Says that the wallet is lost. */
async function begin(client: WalletClient, walletId: string) {
  const { body } = await draftWallet()
  return { body, reply: await client.call('POST', '/wallet/replace', { walletId, wallet: body }) }
}

describe('a wallet that a login without the key begins', () => {
  test('waits beside the one in use, which signs on, and takes its place after three days; both are mailed', async () => {
    const { owner, stranger, walletId, body, email } = await openTwo()
    const { body: next, reply } = await begin(stranger, walletId)
    const startsAt = new Date(identity.now() + 3 * DAY).toISOString()
    expect([reply.status, reply.body]).toMatchObject([
      200,
      { walletId, hasShare: false, next: { startsAt, client: 'Firefox, Windows' } },
    ])
    const [begun] = await identity.readMail(email)
    expect(begun?.subject).toBe('A new wallet is to take the place of yours for app.example')
    expect(begun?.text).toContain('It takes the place of yours on November 27, 2026')
    identity.wait(DAY - 60_000)
    expect((await readShare(owner, walletId)).body.share).toBe(body.share)
    expect(tell(await readShare(stranger, next.walletId))).toEqual([404, 'walletId'])
    identity.wait(2 * DAY + 59_999)
    await startDue()
    expect(await readWallet(owner)).toMatchObject({ walletId, next: { startsAt } })
    identity.wait(1)
    await Promise.all([startDue(), startDue()])
    expect(await readWallet(stranger)).toMatchObject({ walletId: next.walletId, hasShare: true, next: null })
    const subjects = await readSubjects(email)
    expect(subjects.filter((subject) => subject.includes('was replaced'))).toHaveLength(1)
  })

  test('takes its place while the service stops, which ends after its mail', async () => {
    const { stranger, walletId, email } = await openTwo()
    await begin(stranger, walletId)
    identity.wait(3 * DAY)
    const inbox = await startInbox({ port: 0 })
    const reports: string[] = []
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: identity.now() })
    const database = { db: identity.db, definition: identityDefinition, close: async () => undefined }
    const operation = createOperation('identity')
    const service = createIdentityService({
      database,
      ...{ secret: Buffer.alloc(32, 7), walletKeks: [{ id: 'test', key: Buffer.alloc(32, 9) }] },
      ...{ frameOrigin: FRAME, publicUrl: 'http://localhost:3004', isAllowedOrigin: async () => true },
      ...{ smtpUrl: inbox.smtpUrl, operation, report: (message) => reports.push(message) },
    })
    // It sweeps.
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
    vi.advanceTimersByTime(10_000)
    await service.close()
    vi.useRealTimers()
    const messages = await (await fetch(`${inbox.url}/messages?to=${encodeURIComponent(email)}`)).json()
    expect([messages.length, reports]).toEqual([1, []])
    const families = parseOpenMetrics(await formatMetrics([operation.metrics]))
    const mails = ['sent', 'failed'].map((result) => findSample(families, 'lintel_identity_mails_total', { result }))
    expect(mails).toEqual([1, 0])
    await inbox.close()
  })

  test('is cancelled by any device of the wallet, with an old login and no mail needed, and by the one that began it', async () => {
    const { owner, stranger, walletId, email } = await openTwo()
    const other = await openWalletClient(identity, email)
    const cancel = (client: WalletClient) => client.call('POST', '/wallet/replace/cancel')
    expect(tell(await cancel(owner))).toEqual([404, 'next'])
    for (const canceller of [owner, stranger]) {
      const login = await openWalletClient(identity, email, stranger.device)
      await begin(login, walletId)
      identity.wait(2 * DAY)
      expect(tell(await cancel(other))).toEqual([404, 'device'])
      expect((await cancel(canceller)).body).toMatchObject({ walletId, next: null })
      expect((await readSubjects(email))[0]).toBe('You keep your wallet for app.example')
      identity.wait(2 * DAY)
      await startDue()
      expect(await readWallet(owner)).toMatchObject({ walletId, hasShare: true })
    }
    expect(tell(await owner.browser.post('/wallet/replace/cancel'))).toEqual([401, 'device'])
  })

  test('is cancelled by a recovery: the key is not lost', async () => {
    const { stranger, walletId, entropy } = await openTwo()
    await begin(stranger, walletId)
    await stranger.call('POST', '/wallet/recovery/open', { walletId })
    const share = (await splitInText(entropy)).server
    const added = await stranger.call('POST', '/wallet/devices', { walletId, share })
    expect(added.body).toMatchObject({ walletId, hasShare: true, next: null })
  })

  test('is replaced by a newer one, whose time begins anew', async () => {
    const { stranger, walletId } = await openTwo()
    await begin(stranger, walletId)
    identity.wait(60_000)
    const { body, reply } = await begin(stranger, walletId)
    expect(reply.body).toMatchObject({ next: { startsAt: new Date(identity.now() + 3 * DAY).toISOString() } })
    identity.wait(3 * DAY)
    await startDue()
    expect(await readWallet(stranger)).toMatchObject({ walletId: body.walletId })
  })

  test('is given up when its id was used meanwhile, and holds up no other', async () => {
    const [one, two] = [await openTwo(), await openTwo()]
    const { body } = await begin(one.stranger, one.walletId)
    const third = await openWalletClient(identity, 'third@mail.example')
    expect((await third.call('POST', '/wallet', body)).status).toBe(200)
    const login = await openWalletClient(identity, two.email, two.stranger.device)
    const { body: other } = await begin(login, two.walletId)
    expect(tell((await begin(third, body.walletId)).reply)).toEqual([200, undefined])
    identity.wait(3 * DAY)
    await startDue()
    expect(await readWallet(one.owner)).toMatchObject({ walletId: one.walletId, next: null })
    expect(await readWallet(two.owner)).toMatchObject({ walletId: other.walletId })
  })

  test('begins at once where the one in use was never finished', async () => {
    const client = await openWalletClient(identity, 'unfinished@mail.example')
    const { body } = await draftWallet()
    await client.call('POST', '/wallet', body)
    const { body: next, reply } = await begin(client, body.walletId)
    expect(reply.body).toMatchObject({ walletId: next.walletId, hasShare: true, next: null })
  })
})

describe('the operator restores', () => {
  const restoreNewest = async (email: string, what: string) => {
    const kept = await listKept(identity.db, email)
    const found = kept.find((one) => one.what === what)
    expect(await restoreKept(identity.db, found?.id ?? '', identity.now())).toBe(what)
  }

  test('a wallet that was replaced', async () => {
    const { owner, stranger, walletId, email, body } = await openTwo()
    const { body: next } = await begin(stranger, walletId)
    identity.wait(3 * DAY)
    await startDue()
    expect(await readWallet(owner)).toMatchObject({ walletId: next.walletId })
    await restoreNewest(email, 'wallet')
    const back = await openWalletClient(identity, email, owner.device)
    expect(await readWallet(back)).toMatchObject({ walletId, hasShare: true, next: null })
    expect((await readShare(back, walletId)).body.share).toBe(body.share)
    expect(await listKept(identity.db, email)).toMatchObject([{ id: next.walletId, what: 'wallet' }])
  })

  test('a recovery that was replaced, and back', async () => {
    const { owner, walletId, entropy, email, recovery } = await openTwo()
    const other = await draftRecovery(walletId, entropy)
    await owner.call('PUT', '/wallet/recovery', other)
    const open = async () => (await owner.call('POST', '/wallet/recovery/open', { walletId })).body.share
    expect(await open()).toBe(other.share)
    await restoreNewest(email, 'recovery')
    expect(await open()).toBe(recovery.share)
    await restoreNewest(email, 'recovery')
    expect(await open()).toBe(other.share)
  })

  test('a device that was removed', async () => {
    const { owner, stranger, walletId, entropy, email } = await openTwo()
    await stranger.call('POST', '/wallet/recovery/open', { walletId })
    const shares = [(await splitInText(entropy)).server, (await splitInText(entropy)).server]
    for (const share of shares) await stranger.call('POST', '/wallet/devices', { walletId, share })
    identity.wait(1_000)
    const thumbprint = readThumbprint(stranger.device)
    expect((await owner.call('POST', `/wallet/devices/${thumbprint}/revoke`)).status).toBe(200)
    const back = await openWalletClient(identity, email, stranger.device)
    expect(tell(await readShare(back, walletId))).toEqual([404, 'device'])
    await restoreNewest(email, 'device')
    expect((await readShare(back, walletId)).body.share).toBe(shares[1])
    // The share that this device had before.
    expect((await listKept(identity.db, email)).map(({ what }) => what)).toEqual(['device'])
  })

  test('for 30 days: then the shares are deleted, and wallets stay', async () => {
    const { owner, walletId, entropy, email } = await openTwo()
    await owner.call('PUT', '/wallet/recovery', await draftRecovery(walletId, entropy))
    const ofWallet = eq(keptShares.walletId, walletId)
    const readKept = () => identity.db.select().from(keptShares).where(ofWallet)
    await sweep(identity.db, identity.now() + 30 * DAY)
    expect(await readKept()).toHaveLength(1)
    await sweep(identity.db, identity.now() + 30 * DAY + 1)
    expect(await readKept()).toEqual([])
    expect(await listKept(identity.db, email)).toEqual([])
  })

  test('nothing under an id that is not kept', async () => {
    const { walletId } = await openTwo()
    for (const id of [walletId, 'x']) {
      await expect(restoreKept(identity.db, id, identity.now())).rejects.toThrow('Nothing is kept under')
    }
    await expect(listKept(identity.db, 'nobody@mail.example')).rejects.toThrow('There is no account')
  })
})

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-kept-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test.each([[[]], [['list']], [['delete', 'x']], [['restore', 'x', 'y']], [['forget', '30', 'x']]])(
    'tells how it is used: %j',
    async (args) => {
      expect(await runKept(args, {})).toEqual([keptHelp])
    },
  )

  async function seedReplaced({ start }: TestDatabaseKind) {
    const databases = await start()
    const location = await databases.locate()
    const { db, close } = await databases.open(location)
    await db.insert(accounts).values({ id: 'a', email: 'ada@mail.example', createdAt: 1 })
    const row = { accountId: 'a', addresses: { eip155: '0xabc', solana: '1' }, createdAt: 1 }
    await db.insert(wallets).values([
      { id: 'old', ...row, replacedAt: 2 },
      { id: 'new', ...row, replacedAt: null },
    ])
    await close()
    return { location, drop: databases.close }
  }

  test('lists and restores', async () => {
    const { location, drop } = await seedReplaced(identityDatabases.postgres)
    const env = { DATABASE_URL: 'url' in location ? location.url : '' }
    const list = () => runKept(['list', 'Ada@mail.example'], env)
    expect(await list()).toEqual(['old  wallet    1970-01-01T00:00:00.002Z  0xabc'])
    expect(await runKept(['restore', 'old'], env)).toEqual(['Restored: the wallet old.'])
    expect(await list()).toEqual([expect.stringMatching(/^new {2}wallet {4}\S+ {2}0xabc$/)])
    await drop()
  })

  test('works in a data folder', async () => {
    const { location, drop } = await seedReplaced(identityDatabases.pglite)
    symlinkSync('folder' in location ? location.folder : '', join(folder, 'identity'))
    expect(await runKept(['restore', 'old'], { LINTEL_DATA_DIR: folder })).toEqual(['Restored: the wallet old.'])
    await drop()
  })

  test('names the wallets that were replaced long ago, and deletes them when it is told to', async () => {
    const databases = await identityDatabases.postgres.start()
    const location = await databases.locate()
    const { db, close } = await databases.open(location)
    await db.insert(accounts).values({ id: 'a', email: null, createdAt: 1 })
    const row = { accountId: 'a', addresses: { eip155: '0xabc', solana: '1' }, createdAt: 1, replacedAt: 2 }
    await db.insert(wallets).values({ id: 'old', ...row })
    const env = { DATABASE_URL: 'url' in location ? location.url : '' }
    const line = 'old  1970-01-01T00:00:00.002Z  0xabc'
    const what = 'Wallets that were replaced more than 30 days ago: 1.'
    expect(await runKept(['forget', '30'], env)).toEqual([line, `${what} Nothing is deleted without --delete.`])
    expect(await runKept(['forget', '30', '--delete'], env)).toEqual([line, `${what} They are deleted.`])
    expect(await db.select().from(wallets)).toEqual([])
    await expect(runKept(['forget', '29', '--delete'], env)).rejects.toThrow('30 at least')
    await close()
    await databases.close()
  })

  test('forgets wallets that were replaced long ago, with their shares, and no other', async () => {
    const replaced = async () => {
      const { stranger, walletId, email } = await openTwo()
      expect((await begin(stranger, walletId)).reply.status).toBe(200)
      identity.wait(3 * DAY)
      await startDue()
      return { walletId, email }
    }
    const lost = await replaced()
    identity.wait(5 * DAY)
    const other = await replaced()
    const forget = (deletes: boolean) =>
      forgetWallets(identity.db, { days: 30, deletes, now: identity.now() + 26 * DAY }).then((old) =>
        old.map(({ id }) => id),
      )
    expect(await forget(false)).toContain(lost.walletId)
    expect(await forget(true)).not.toContain(other.walletId)
    expect(await forget(false)).not.toContain(lost.walletId)
    const kept = async ({ email }: { email: string }) => (await listKept(identity.db, email)).map(({ id }) => id)
    expect([await kept(lost), await kept(other)]).toEqual([[], [other.walletId]])
  })

  test('creates no database, and opens none of a server that runs', async () => {
    const empty = join(folder, 'empty')
    await expect(runKept(['list', 'x'], { LINTEL_DATA_DIR: empty })).rejects.toThrow('There is no database in')
    mkdirSync(join(empty, 'identity', 'pglite'), { recursive: true })
    const held = await lockDataFolder(empty)
    await expect(runKept(['list', 'x'], { LINTEL_DATA_DIR: empty })).rejects.toThrow('Lintel already runs with')
    await held.release()
  })
})
