import { describe, expect, test } from 'vitest'
import { createMemorySignInStore, SignInError } from '../../../../servers/index.js'
import { signInWith, startSignIn } from './fixtures/start-sign-in.js'

const session = { accountAddress: '0x1', chainId: 'eip155:1', signedInAt: 0, expiresAt: 60_000 } as const

describe('the store in memory', () => {
  test('takes each nonce once', async () => {
    const store = createMemorySignInStore({ now: () => 0 })
    expect(await store.consumeNonce('a', 60_000)).toBe(true)
    expect(await store.consumeNonce('a', 60_000)).toBe(false)
    expect(await store.consumeNonce('b', 60_000)).toBe(true)
  })

  test('refuses new entries when it is full, keeps the others, and takes new ones when those have expired', async () => {
    let time = 0
    const store = createMemorySignInStore({ now: () => time, maxNonces: 2, maxSessions: 2 })
    const fill = async (name: string) => {
      await store.consumeNonce(name, time + 60_000)
      await store.saveSession({ ...session, id: name, expiresAt: time + 60_000 })
    }
    await fill('a')
    await fill('b')
    await expect(store.consumeNonce('c', 60_000)).rejects.toThrow(SignInError)
    await expect(store.saveSession({ ...session, id: 'c' })).rejects.toThrow(SignInError)
    expect(await store.consumeNonce('a', 60_000)).toBe(false)
    expect(await store.readSession('a')).toMatchObject({ id: 'a' })
    await store.deleteSession('a')
    expect(await store.readSession('a')).toBeUndefined()
    time = 60_000
    await fill('c')
    await fill('d')
    expect(await store.readSession('b')).toBeUndefined()
  })

  test('that is full is a 503 to try again, reported once, and no session ends', async () => {
    const store = createMemorySignInStore({ maxSessions: 1 })
    const { openBrowser, reports } = startSignIn({ store })
    const first = openBrowser()
    expect((await signInWith(first)).status).toBe(200)
    for (let index = 0; index < 3; index += 1) {
      const reply = await signInWith(openBrowser())
      expect(reply.status).toBe(503)
      expect(reply.body.reasons?.[0]?.field).toBe('unavailable')
    }
    expect(reports).toHaveLength(1)
    expect(await first.readSession()).not.toBeNull()
  })

  test('stays small under a flood of sign-ins', async () => {
    const store = createMemorySignInStore({ now: () => 0, maxNonces: 1_000 })
    const results = await Promise.allSettled(
      Array.from({ length: 50_000 }, (_, index) => store.consumeNonce(`nonce-${index}`, 60_000)),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1_000)
  })
})
