import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Db } from '../../../../servers/database/database.js'
import { accounts, sessions } from '../../../../servers/identity/database/schema.js'
import { createEmailChanges } from './fixtures/email-changes.js'
import { beginLogin, startTestIdentity, type TestIdentity } from './fixtures/start-test-identity.js'
import type { Reply } from './fixtures/test-browser.js'
import { openWalletClient } from './fixtures/wallet-client.js'

vi.setConfig({ testTimeout: 30_000 })

let identity: TestIdentity
beforeAll(async () => {
  identity = await startTestIdentity()
})
afterAll(() => identity.close())

/** Begins the works one after another while `hold` keeps a lock, and lets go once all of them wait. */
async function whileHeld(hold: (tx: Db) => Promise<unknown>, works: (() => Promise<Reply>)[]): Promise<Reply[]> {
  const waits = async () => {
    const rows = await identity.db
      .select({ count: sql<number>`count(*)::int` })
      .from(sql`pg_locks`)
      .where(sql`not granted`)
    return rows[0]?.count
  }
  const replies: Promise<Reply>[] = []
  await identity.db.transaction(async (tx) => {
    await hold(tx)
    for (const [index, work] of works.entries()) {
      replies.push(work())
      await expect.poll(waits).toBe(index + 1)
    }
  })
  return Promise.all(replies)
}

test('a change that is taken back while another one is made leaves no link that brings it back', async () => {
  const [old, next] = ['back@mail.example', 'back-next@mail.example']
  const third = `third-${next}`
  const { begin, send, change, readUndo, undo } = createEmailChanges(identity)
  const thief = await openWalletClient(identity, old)
  await change(thief, old, next)
  const token = await readUndo(old)
  identity.wait(60_000)
  const { verifier } = await begin(thief, third)
  await send(thief, 'primary', verifier, next)
  const replies = await whileHeld(
    (tx) => tx.select().from(accounts).where(eq(accounts.email, next)).for('update'),
    [() => send(thief, 'secondary', verifier, third), () => undo(token)],
  )
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  const links = (await identity.readMail(next)).flatMap(({ text }) => /token=([\w-]{43})/.exec(text)?.[1] ?? [])
  const taken = await Promise.all(links.map(undo))
  expect(taken.map(({ status }) => status)).toEqual([404])
  expect((await (await openWalletClient(identity, old)).browser.get('/session')).body.email).toBe(old)
})

test('a login by the old address does not outlive the change', async () => {
  const [old, next] = ['login@mail.example', 'login-next@mail.example']
  const { begin, send } = createEmailChanges(identity)
  const other = await openWalletClient(identity, old)
  const { sessionId } = (await other.browser.get('/session')).body
  const owner = await openWalletClient(identity, old)
  const { verifier } = await begin(owner, next)
  await send(owner, 'primary', verifier, old)
  identity.wait(60_000)
  const reader = identity.openBrowser()
  const login = await beginLogin(reader, old)
  const otp = await identity.readCode(old)
  const [changed, read] = await whileHeld(
    (tx) =>
      tx
        .select()
        .from(sessions)
        .where(eq(sessions.id, String(sessionId)))
        .for('update'),
    [
      () => send(owner, 'secondary', verifier, next),
      () => reader.post('/email/verify', { loginId: login.loginId, verifier: login.verifier, otp }),
    ],
  )
  expect([changed?.status, read?.status, read?.body.reasons?.[0]?.field]).toEqual([200, 409, 'email'])
})
