import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readClaims } from '../../../../servers/identity/social/providers.js'
import { describeStandIns, startStandIns } from '../../../../servers/identity/stand-ins/start-stand-ins.js'
import type { Service } from '../../../../servers/service.js'
import { redirectProviders } from '../../../../src/services/identity/provider-schema.js'
import { loginEndpoints } from '../../../../src/services/identity/schema.js'
import { logIn, startTestIdentity, type TestIdentity } from './fixtures/start-test-identity.js'
import { APP, createVerifier, type TestBrowser } from './fixtures/test-browser.js'
import {
  answerPage,
  answerProvider,
  deliver,
  logInSocially,
  openPopup,
  readResult,
  startSocial,
} from './fixtures/walk-social-login.js'

vi.setConfig({ testTimeout: 30_000 })

let standIns: Service
let identity: TestIdentity
let openBrowser: (address?: string) => TestBrowser
beforeAll(async () => {
  standIns = await startStandIns({ port: 0 })
  identity = await startTestIdentity()
  openBrowser = identity.vary({ social: describeStandIns(standIns.url) })
})
afterAll(async () => {
  await identity.close()
  await standIns.close()
})

const open = () => ({ frame: openBrowser(), popup: openBrowser() })
const redeem = (frame: TestBrowser, result: URL, verifier: string) =>
  frame.post('/social/redeem', { code: result.searchParams.get('code'), verifier })

describe.each(redirectProviders)('%s', (provider) => {
  test('a login gives a session with what the provider says, and the same account again', async () => {
    const answer = { email: `${provider}@mail.example`, name: 'Grace' }
    const first = await logInSocially(open(), provider, answer)
    expect(first.status).toBe(200)
    expect(parse(loginEndpoints.redeemSocial.reply, first.body)).toMatchObject({
      method: provider,
      userName: provider === 'apple' ? null : 'Grace',
      email: provider === 'facebook' ? null : answer.email,
    })
    const second = await logInSocially(open(), provider, answer)
    expect(second.body.accountId).toBe(first.body.accountId)
  })

  test('an address that is not verified is never linked to an account', async () => {
    const email = `owner-${provider}@mail.example`
    const { reply: owner } = await logIn(identity, email)
    const stranger = await logInSocially(open(), provider, { email, isVerified: false })
    expect(stranger.status).toBe(200)
    expect(stranger.body.accountId).not.toBe(owner.body.accountId)
    expect(stranger.body.email).toBeNull()
  })

  test('a person who refuses has no session', async () => {
    const { frame, popup } = open()
    const { uri, verifier } = await startSocial(frame, provider)
    const result = readResult(await deliver(popup, await answerProvider(popup, uri, { refuses: true })))
    expect(result.searchParams.get('error')).toBe('access_denied')
    expect((await redeem(frame, result, verifier)).status).toBe(422)
  })
})

describe('a verified address that has an account', () => {
  test.each([
    ['en', 'You can now log in to app.example with GitHub', 'Device: Firefox, Windows'],
    [
      'ar',
      'يمكنك الآن تسجيل الدخول إلى \u2068app.example\u2069 عبر \u2068GitHub\u2069',
      'الجهاز: \u2068Firefox, Windows\u2069',
    ],
  ])('is joined, and its owner is told, in the language of the account: %s', async (language, subject, device) => {
    const email = `joined-${language}@mail.example`
    const { reply: owner } = await logIn(identity, email, { language })
    const join = async () => {
      const { frame, popup } = open()
      const { uri, verifier } = await startSocial(frame, 'github', { language: 'en' })
      return redeem(frame, readResult(await deliver(popup, await answerProvider(popup, uri, { email }))), verifier)
    }
    expect((await join()).body.accountId).toBe(owner.body.accountId)
    const mails = await identity.readMail(email)
    expect(mails).toHaveLength(2)
    expect(mails[0]?.subject).toBe(subject)
    expect(mails[0]?.text).toContain(device)
  })

  test('is told of nothing when the provider has not verified it, or when the account is new', async () => {
    const [owned, fresh] = ['unverified@mail.example', 'fresh-social@mail.example']
    await logIn(identity, owned)
    await logInSocially(open(), 'google', { email: owned, isVerified: false })
    await logInSocially(open(), 'google', { email: fresh })
    expect(await identity.readMail(owned)).toHaveLength(1)
    expect(await identity.readMail(fresh)).toEqual([])
  })

  test('is not joined by an address that only looks the same in lower case', () => {
    const read = (email: string) => readClaims({ sub: '1', email, email_verified: true }).verifiedEmail
    expect(read('Mike@Mail.example')).toBe('mike@mail.example')
    // The Kelvin sign, whose small letter is k.
    for (const other of ['mi\u212ae@mail.example', 'mike@mail.e\u0445ample', 'mike', 'a b@mail.example']) {
      expect(read(other)).toBeNull()
    }
  })

  test('is joined also when the mail cannot be sent', async () => {
    const { reply: owner } = await logIn(identity, 'unsent-join@mail.example')
    const openOther = identity.vary({
      social: describeStandIns(standIns.url),
      mailer: { send: () => Promise.reject(new Error('down')) },
    })
    const answer = { email: 'unsent-join@mail.example' }
    const social = await logInSocially({ frame: openOther(), popup: openOther() }, 'google', answer)
    expect(social.body.accountId).toBe(owner.body.accountId)
    expect(identity.reports.at(-1)).toBe('Identity: the mail about a login with a linked account could not be sent.')
  })
})

test('the result is handed to the page of the app alone, by a page with a strict policy', async () => {
  const { frame, popup } = open()
  const { uri } = await startSocial(frame, 'github')
  const page = await deliver(popup, await answerProvider(popup, uri))
  expect(page.text).toContain(`data-origin="${APP}"`)
  expect(page.headers.get('content-security-policy')).toMatch(
    /default-src 'none'.*script-src 'self'.*frame-ancestors 'none'/,
  )
  const script = await popup.get('/social/result.js')
  expect(script.text).toMatch(/postMessage\(.*, origin\)/)
  expect(script.text).not.toContain("'*'")
})

test('by redirect the result comes back in result_uri, and only to a page of the app', async () => {
  const { frame, popup } = open()
  const returnTo = `${APP}/pay?step=2`
  const { uri, verifier } = await startSocial(frame, 'discord', { returnTo })
  const reply = await deliver(popup, await answerProvider(popup, uri))
  const target = new URL(reply.headers.get('location') ?? '')
  expect([reply.status, target.origin, target.pathname, target.searchParams.get('step')]).toEqual([
    303,
    APP,
    '/pay',
    '2',
  ])
  const result = new URL(target.searchParams.get('result_uri') ?? '')
  expect((await redeem(frame, result, verifier)).status).toBe(200)
  const elsewhere = await startSocial(frame, 'discord', { returnTo: 'https://evil.example/' })
  expect([elsewhere.reply.status, elsewhere.reply.body.reasons?.[0]?.field]).toEqual([400, 'returnTo'])
})

describe('a window that cannot answer its opener', () => {
  const poll = (frame: TestBrowser, { loginId, verifier }: { loginId: string; verifier: string }) =>
    frame.post('/social/poll', { loginId, verifier })

  test.each(['google', 'apple', 'x'] as const)('by %s: the frame asks until the person has answered', async (name) => {
    const { frame, popup } = open()
    const login = await startSocial(frame, name)
    expect((await poll(frame, login)).body).toEqual({ state: 'unopened' })
    const asked = await openPopup(popup, login.uri, APP)
    expect((await poll(frame, login)).body).toEqual({ state: 'pending' })
    await deliver(popup, await answerPage(asked, { email: `polled-${name}@mail.example` }))
    const tries = await Promise.all(Array.from({ length: 10 }, () => poll(frame, login)))
    const [done, ...others] = tries.sort((one, other) => one.status - other.status)
    expect(done?.body).toMatchObject({ state: 'completed', session: { method: name } })
    expect(others.map(({ status }) => status)).toEqual(Array(9).fill(404))
    expect((await frame.get('/session')).body).toMatchObject({ method: name })
  })

  test.each([
    [{ refuses: true }, 'access_denied'],
    [{ code: 'other' }, 'failed'],
  ])(
    'tells that the provider did not name the person: %j',
    async ({ code, ...answer }: { code?: string; refuses?: boolean }, error) => {
      const { frame, popup } = open()
      const login = await startSocial(frame, 'github')
      const reply = await answerPage(await openPopup(popup, login.uri, APP), answer)
      if (code) reply.parameters.set('code', code)
      await deliver(popup, reply)
      expect((await poll(frame, login)).body).toEqual({ state: 'failed', error })
      // The window is loaded again.
      await openPopup(popup, login.uri, APP)
      expect((await poll(frame, login)).body).toEqual({ state: 'pending' })
    },
  )

  test('is told to no other browser, verifier or page, and for 15 minutes', async () => {
    const { frame, popup } = open()
    const login = await startSocial(frame, 'google')
    const thief = open()
    await startSocial(thief.frame, 'google')
    await deliver(popup, await answerPage(await openPopup(popup, login.uri, APP)))
    expect((await poll(thief.frame, login)).status).toBe(404)
    expect((await poll(openBrowser(), login)).status).toBe(404)
    expect((await poll(frame, { ...login, verifier: createVerifier().verifier })).status).toBe(404)
    const { loginId, verifier } = login
    expect((await frame.post('/social/poll', { loginId, verifier }, { origin: APP })).status).toBe(401)
    identity.wait(15 * 60_000)
    expect((await poll(frame, login)).status).toBe(404)
  })

  test.each([
    ['a link', undefined],
    ["a form of the attacker's page", 'https://evil.example'],
    ['a page without an origin', 'null'],
  ])('opened by %s, which an attacker has sent, gives the attacker no session', async (_name, origin) => {
    const attacker = open()
    const login = await startSocial(attacker.frame, 'google')
    // A program can say that it is a page of the app. Then the victim opens the same login.
    await openPopup(attacker.popup, login.uri, APP)
    const victim = openBrowser()
    const reply = await answerPage(await openPopup(victim, login.uri, origin))
    expect(readResult(await deliver(victim, reply)).searchParams.has('code')).toBe(true)
    expect((await poll(attacker.frame, login)).status).toBe(404)
    // Nor does it when the attacker opens it again.
    await attacker.popup.post(login.uri.pathname + login.uri.search, new URLSearchParams(), { origin: APP })
    expect((await poll(attacker.frame, login)).status).toBe(404)
  })

  test('opened again while the provider tells who the victim is, gives the attacker no session', async () => {
    const attacker = open()
    const login = await startSocial(attacker.frame, 'x')
    const victim = openBrowser()
    const reply = await answerPage(await openPopup(victim, login.uri))
    const delivered = deliver(victim, reply)
    for (let turn = 0; turn < 20; turn++) {
      await attacker.popup.post(login.uri.pathname + login.uri.search, new URLSearchParams(), { origin: APP })
    }
    await delivered
    expect((await poll(attacker.frame, login)).body).not.toHaveProperty('session')
  })
})

describe('what an attacker may try', () => {
  test('a result that the host page has stolen redeems nothing elsewhere, and once for its owner', async () => {
    const { frame, popup } = open()
    const thief = openBrowser()
    const { uri, verifier } = await startSocial(frame, 'x')
    const theirs = await startSocial(thief, 'x')
    const result = readResult(await deliver(popup, await answerProvider(popup, uri)))
    expect((await redeem(thief, result, theirs.verifier)).status).toBe(404)
    expect((await redeem(thief, result, verifier)).status).toBe(404)
    expect((await redeem(frame, result, createVerifier().verifier)).status).toBe(404)
    const tries = await Promise.all(Array.from({ length: 10 }, () => redeem(frame, result, verifier)))
    expect(tries.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)])
  })

  test("the reply of the attacker's own login is refused in the victim's popup, and without a popup", async () => {
    const attacker = open()
    const { uri } = await startSocial(attacker.frame, 'google')
    const reply = await answerProvider(attacker.popup, uri)
    const victim = open()
    const own = await startSocial(victim.frame, 'google')
    await answerProvider(victim.popup, own.uri)
    expect((await deliver(victim.popup, reply)).status).toBe(400)
    expect((await deliver(openBrowser(), reply)).status).toBe(400)
    expect((await deliver(attacker.popup, reply)).status).toBe(200)
  })

  test('a reply counts once, and its state has to be right', async () => {
    const { frame, popup } = open()
    const { uri } = await startSocial(frame, 'github')
    const reply = await answerProvider(popup, uri)
    const state = reply.parameters.get('state') ?? ''
    for (const wrong of ['', 'x', `${state.slice(0, -1)}${state.endsWith('A') ? 'B' : 'A'}`]) {
      const parameters = new URLSearchParams(reply.parameters)
      parameters.set('state', wrong)
      expect((await deliver(popup, { ...reply, parameters })).status).toBe(400)
    }
    const cookies = new Map(popup.cookies)
    expect(readResult(await deliver(popup, reply)).searchParams.has('code')).toBe(true)
    for (const [name, value] of cookies) popup.cookies.set(name, value)
    expect((await deliver(popup, reply)).status).toBe(400)
  })

  test("mix-up: a reply at another provider's address, or with another issuer, is refused", async () => {
    const { frame, popup } = open()
    const { uri } = await startSocial(frame, 'google')
    const reply = await answerProvider(popup, uri)
    expect((await deliver(popup, { ...reply, path: '/social/discord/callback' })).status).toBe(400)
    const parameters = new URLSearchParams(reply.parameters)
    parameters.set('iss', `${standIns.url}/oidc/apple`)
    const result = readResult(await deliver(popup, { ...reply, parameters }))
    expect(result.searchParams.get('error')).toBe('failed')
  })

  test('a code of another login is refused: its nonce is another', async () => {
    const first = open()
    const second = open()
    const stolen = await answerProvider(first.popup, (await startSocial(first.frame, 'apple')).uri)
    const reply = await answerProvider(second.popup, (await startSocial(second.frame, 'apple')).uri)
    reply.parameters.set('code', stolen.parameters.get('code') ?? '')
    const result = readResult(await deliver(second.popup, reply))
    expect(result.searchParams.get('error')).toBe('failed')
  })

  test('a code of another login is refused where PKCE protects it', async () => {
    const first = open()
    const second = open()
    const stolen = await answerProvider(first.popup, (await startSocial(first.frame, 'x')).uri)
    const reply = await answerProvider(second.popup, (await startSocial(second.frame, 'x')).uri)
    reply.parameters.set('code', stolen.parameters.get('code') ?? '')
    expect(readResult(await deliver(second.popup, reply)).searchParams.get('error')).toBe('failed')
  })

  test('an issuer that signs for another is refused', async () => {
    // The keys are those of the stand-in, the issuer in the tokens is not the one that is configured.
    const relabelled = identity.vary({
      social: {
        google: {
          clientId: 'stand-in',
          clientSecret: 'stand-in',
          url: `${standIns.url.replace('localhost', '127.0.0.1')}/oidc/google`,
        },
      },
    })
    const frame = relabelled()
    const { uri } = await startSocial(frame, 'google')
    expect((await relabelled().get(uri.pathname + uri.search)).status).toBe(503)
  })

  test('a page that is no page of the project begins nothing, and a provider that is not configured says so', async () => {
    const { challenge } = createVerifier()
    const foreign = await openBrowser().post('/social/start', {
      provider: 'x',
      challenge,
      origin: 'https://evil.example',
    })
    expect([foreign.status, foreign.body.reasons?.[0]?.field]).toEqual([401, 'origin'])
    const bare = await identity.openBrowser().post('/social/start', { provider: 'x', challenge, origin: APP })
    expect(bare.body.reasons?.[0]?.description).toBe('This provider is not configured. Configured: none.')
  })
})

test('every page of a stand-in says that it is one', async () => {
  for (const provider of redirectProviders) {
    const { frame, popup } = open()
    const { uri } = await startSocial(frame, provider)
    const opened = await popup.get(uri.pathname + uri.search)
    const page = await (await fetch(opened.headers.get('location') ?? '')).text()
    expect(page).toMatch(/<h1>Stand-in for \w+<\/h1><p class="stand-in">This page is not \w+\./)
  }
  const elsewhere = new URLSearchParams({
    client_id: 'stand-in',
    response_type: 'code',
    redirect_uri: 'https://evil.example/',
  })
  expect((await fetch(`${standIns.url}/oidc/google/authorize?${elsewhere}`)).status).toBe(400)
})
