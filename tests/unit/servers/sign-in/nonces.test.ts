import { describe, expect, test } from 'vitest'
import { createMemorySignInStore } from '../../../../servers/index.js'
import { alice, bob, ORIGIN, openBrowser, sign, signInWith, startSignIn } from './fixtures/start-sign-in.js'

describe('a nonce', () => {
  test('is unpredictable, and is accepted by the parsers of EIP-4361', async () => {
    const { openBrowser } = startSignIn()
    const nonces = await Promise.all(Array.from({ length: 200 }, () => openBrowser().readNonce()))
    expect(new Set(nonces).size).toBe(200)
    for (const nonce of nonces) expect(nonce).toMatch(/^[\da-f]{32}$/)
  })

  test('is used once under 50 parallel tries', async () => {
    const { openBrowser } = startSignIn()
    const browser = openBrowser()
    const signed = await sign({ nonce: await browser.readNonce() })
    const replies = await Promise.all(Array.from({ length: 50 }, () => browser.verify(signed)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = replies.filter(({ status }) => status === 401)
    expect(refused).toHaveLength(49)
    for (const { body } of refused) expect(body.reasons?.[0]?.field).toBe('nonce')
  })

  test('cannot be used again, by the browser that signed in or with its cookie from before', async () => {
    const { openBrowser } = startSignIn()
    const browser = openBrowser()
    const signed = await sign({ nonce: await browser.readNonce() })
    const stolen = browser.cookies.get('lintel.nonce') ?? ''
    expect((await browser.verify(signed)).status).toBe(200)
    expect(browser.cookies.has('lintel.nonce')).toBe(false)
    expect((await browser.verify(signed)).body.reasons?.[0]?.field).toBe('nonce')
    const thief = openBrowser()
    thief.cookies.set('lintel.nonce', stolen)
    expect((await thief.verify(signed)).body.reasons?.[0]?.field).toBe('nonce')
    expect(await thief.readSession()).toBeNull()
  })

  test('is refused from a browser that it was not given to', async () => {
    const { openBrowser } = startSignIn()
    const signed = await sign({ nonce: await openBrowser().readNonce() })
    const other = openBrowser()
    expect((await other.verify(signed)).body.reasons?.[0]?.field).toBe('nonce')
    await other.readNonce()
    expect((await other.verify(signed)).body.reasons?.[0]?.field).toBe('nonce')
  })

  test('is spent by a wrong signature too', async () => {
    const { openBrowser } = startSignIn()
    const browser = openBrowser()
    const { message, signature } = await sign({ nonce: await browser.readNonce() })
    const wrong = await bob.signMessage({ message })
    expect((await browser.verify({ message, signature: wrong })).body.reasons?.[0]?.field).toBe('signature')
    expect((await browser.verify({ message, signature })).body.reasons?.[0]?.field).toBe('nonce')
  })

  test('is not spent by a message that is for another domain', async () => {
    const { openBrowser } = startSignIn()
    const browser = openBrowser()
    const nonce = await browser.readNonce()
    expect((await browser.verify(await sign({ nonce, domain: 'evil.example' }))).body.reasons?.[0]?.field).toBe(
      'domain',
    )
    expect((await browser.verify(await sign({ nonce }))).status).toBe(200)
  })

  test('expires after 5 minutes', async () => {
    const { openBrowser, clock } = startSignIn()
    const browser = openBrowser()
    const nonce = await browser.readNonce()
    clock.now += 300_000
    const late = await sign({ nonce, issuedAt: new Date(clock.now).toISOString() })
    expect((await browser.verify(late)).body.reasons?.[0]?.field).toBe('nonce')
    clock.now -= 1
    expect((await browser.verify(late)).status).toBe(200)
  })

  test('cannot be kept longer with a changed cookie, or made with another secret', async () => {
    const { openBrowser, clock } = startSignIn()
    const browser = openBrowser()
    const nonce = await browser.readNonce()
    const [id] = (browser.cookies.get('lintel.nonce') ?? '').split('.')
    browser.cookies.set('lintel.nonce', `${id}.${clock.now + 9_000_000}`)
    expect((await browser.verify(await sign({ nonce }))).body.reasons?.[0]?.field).toBe('nonce')

    const stranger = startSignIn({ secret: 'another secret of thirty-two characters' }).openBrowser()
    const foreign = await sign({ nonce: await stranger.readNonce() })
    browser.cookies.set('lintel.nonce', stranger.cookies.get('lintel.nonce') ?? '')
    expect((await browser.verify(foreign)).body.reasons?.[0]?.field).toBe('nonce')
  })

  test.each([
    ['empty', ''],
    ['separators', '~~~'],
    ['too short', 'a.b'],
    ['a null byte', '%00'],
    ['JSON', '{"id":1}'],
    ['a time without end', `${'a'.repeat(64)}.99999999999999999999`],
    ['long', 'x'.repeat(5_000)],
  ])('a cookie that is none is ignored: %s', async (_what, cookie) => {
    const { openBrowser } = startSignIn()
    const browser = openBrowser()
    browser.cookies.set('lintel.nonce', cookie)
    expect((await browser.verify(await sign())).body.reasons?.[0]?.field).toBe('nonce')
    expect((await signInWith(browser)).status).toBe(200)
  })

  test('of another tab stays valid, up to four', async () => {
    const { openBrowser } = startSignIn()
    const browser = openBrowser()
    const nonces: string[] = []
    for (let tab = 0; tab < 5; tab += 1) nonces.push(await browser.readNonce())
    expect((await browser.verify(await sign({ nonce: nonces[0] ?? '' }))).body.reasons?.[0]?.field).toBe('nonce')
    for (const nonce of nonces.slice(1)) expect((await browser.verify(await sign({ nonce }))).status).toBe(200)
  })

  test('is used once by several processes with one store', async () => {
    const store = createMemorySignInStore()
    const [first, second] = [startSignIn({ store }), startSignIn({ store })]
    let turn = 0
    const browser = openBrowser((request) => (turn++ % 2 ? first : second).signIn(request), ORIGIN)
    const signed = await sign({ nonce: await browser.readNonce() }, alice)
    const replies = await Promise.all(Array.from({ length: 50 }, () => browser.verify(signed)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})
