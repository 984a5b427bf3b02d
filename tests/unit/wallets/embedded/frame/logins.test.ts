import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { wait } from '../../../../../src/rules/async/wait.js'
import type { FrameError } from '../../../../../wallets/embedded/messaging/frame-error.js'
import { startTestIdentity, type TestIdentity } from '../../../servers/identity/fixtures/start-test-identity.js'
import { createFrameFetch, IDENTITY, logIn, openTestFrame, storeRecovery } from './open-test-frame.js'

vi.setConfig({ testTimeout: 20_000, hookTimeout: 30_000 })

const request = { id: 'a'.repeat(22) }
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: FrameError) => error.code,
  )
let count = 0
const nextEmail = () => `person-${++count}@mail.example`

let identity: TestIdentity
beforeAll(async () => {
  identity = await startTestIdentity()
})
afterAll(() => identity.close())

describe('by e-mail', () => {
  test('the code in the mail logs in, and the page is told that the login changed', async () => {
    const frame = await openTestFrame(identity)
    const email = nextEmail()
    expect(await frame.handlers.CONNECT_EMAIL({ email: ` ${email.toUpperCase()}` }, request)).toEqual({
      action: 'VERIFY_OTP',
    })
    await frame.handlers.CONNECT_OTP({ otp: await identity.readCode(email) }, request)
    expect(frame.events).toEqual(['login'])
    expect((await frame.accountReader.readSession())?.email).toBe(email)
    expect(await frame.handlers.CONNECT_EMAIL({ email }, request)).toEqual({ action: 'CONNECT' })
  })

  test('a wrong code, then too many, then one that has ended', async () => {
    const { handlers } = await openTestFrame(identity)
    const email = nextEmail()
    await handlers.CONNECT_EMAIL({ email }, request)
    const code = await identity.readCode(email)
    const wrong = code === '000000' ? '000001' : '000000'
    const tries = []
    for (let index = 0; index < 6; index += 1) tries.push(await failure(handlers.CONNECT_OTP({ otp: wrong }, request)))
    expect(tries).toEqual([...Array(5).fill('wrong-code'), 'too-many-tries'])
    identity.wait(31_000)
    await handlers.CONNECT_EMAIL({ email }, request)
    const second = await identity.readCode(email)
    identity.wait(5 * 60_000)
    expect(await failure(handlers.CONNECT_OTP({ otp: second }, request))).toBe('code-expired')
  })

  test('a second mail within 30 s is too early, and the message says when', async () => {
    const { handlers } = await openTestFrame(identity)
    const email = nextEmail()
    await handlers.CONNECT_EMAIL({ email }, request)
    await expect(handlers.CONNECT_EMAIL({ email }, request)).rejects.toMatchObject({
      code: 'too-early',
      message: expect.stringMatching(/30 seconds/),
    })
    identity.wait(31_000)
    expect(await handlers.CONNECT_EMAIL({ email }, request)).toEqual({ action: 'VERIFY_OTP' })
  })

  test('a code without a login of this frame has ended', async () => {
    const { handlers } = await openTestFrame(identity)
    expect(await failure(handlers.CONNECT_OTP({ otp: '123456' }, request))).toBe('login-ended')
    expect(await failure(handlers.CONNECT_DEVICE(undefined, request))).toBe('login-ended')
    expect(await failure(handlers.UPDATE_EMAIL_PRIMARY_OTP({ otp: '123456' }, request))).toBe('login-ended')
  })

  test('a new device waits for the link in the mail', async () => {
    const strict = await startTestIdentity({ deviceApproval: 'always' })
    const { handlers } = await openTestFrame(strict)
    const email = nextEmail()
    expect(await handlers.CONNECT_EMAIL({ email }, request)).toEqual({ action: 'VERIFY_DEVICE' })
    expect(await failure(handlers.CONNECT_OTP({ otp: '123456' }, request))).toBe('device-pending')
    const waiting = handlers.CONNECT_DEVICE(undefined, request)
    const link = /http:\S+/.exec((await strict.readMail(email))[0]?.text ?? '')?.[0] ?? ''
    const token = new URL(link).searchParams.get('token') ?? ''
    await strict.openBrowser().post('/device', new URLSearchParams({ token }), { origin: IDENTITY })
    await waiting
    await handlers.CONNECT_OTP({ otp: await strict.readCode(email) }, request)
    await strict.close()
  })

  test('an origin that the project does not name is told so', async () => {
    const closed = await startTestIdentity({ isAllowedOrigin: async () => false })
    const { handlers } = await openTestFrame(closed)
    expect(await failure(handlers.CONNECT_EMAIL({ email: nextEmail() }, request))).toBe('origin-not-allowed')
    await closed.close()
  })

  test('a service that does not answer, or not as it should, is unavailable', async () => {
    for (const send of [
      async () => Promise.reject(new TypeError('Failed to fetch')),
      async () => new Response('<html>', { status: 502 }),
      async () => Response.json({ action: 'VERIFY_OTP' }),
    ]) {
      const { handlers } = await openTestFrame(identity, { send })
      expect(await failure(handlers.CONNECT_EMAIL({ email: nextEmail() }, request))).toBe('service-unavailable')
    }
  })

  test('the address changes once the visitor agrees in the frame, by a code to the old and one to the new address', async () => {
    const frame = await openTestFrame(identity, { agrees: true })
    const [email, next] = [nextEmail(), nextEmail()]
    await logIn(frame, identity, email)
    expect(await failure(frame.handlers.UPDATE_EMAIL({ email }, request))).toBe('not-accepted')
    expect(await frame.handlers.UPDATE_EMAIL({ email: next }, request)).toEqual({ action: 'VERIFY_PRIMARY_OTP' })
    expect(frame.shown).toEqual([['email', { newEmail: next }]])
    await frame.handlers.UPDATE_EMAIL_PRIMARY_OTP({ otp: await identity.readCode(email) }, request)
    const otp = await identity.readCode(next)
    expect(await frame.handlers.UPDATE_EMAIL_SECONDARY_OTP({ otp }, request)).toEqual({ newEmail: next })
    identity.wait(6 * 60_000)
    expect(await failure(frame.handlers.UPDATE_EMAIL({ email }, request))).toBe('login-too-old')
  })

  test('the page alone changes no address: without a press in the frame no code is sent', async () => {
    const frame = await openTestFrame(identity)
    const [email, next] = [nextEmail(), nextEmail()]
    expect(await failure(frame.handlers.UPDATE_EMAIL({ email: next }, request))).toBe('login-required')
    await logIn(frame, identity, email)
    const mails = (await identity.readMail(email)).length
    expect(await failure(frame.handlers.UPDATE_EMAIL({ email: next }, request))).toBe(4001)
    expect(await failure(frame.handlers.UPDATE_EMAIL_PRIMARY_OTP({ otp: '123456' }, request))).toBe('login-ended')
    expect(await failure(frame.handlers.UPDATE_EMAIL_SECONDARY_OTP({ otp: '123456' }, request))).toBe('login-ended')
    expect([(await identity.readMail(email)).length, await identity.readMail(next)]).toEqual([mails, []])
  })

  test("the address of an account with a wallet changes by the proof of the wallet's key", async () => {
    const frame = await openTestFrame(identity, { agrees: true })
    const [email, next] = [nextEmail(), nextEmail()]
    await logIn(frame, identity, email)
    await failure(frame.handlers.GET_USER(undefined, request))
    await storeRecovery(frame)
    expect(await frame.handlers.UPDATE_EMAIL({ email: next }, request)).toEqual({ action: 'VERIFY_PRIMARY_OTP' })
    identity.wait(31_000)
    // The same mailbox on a device that cannot sign.
    const thief = await openTestFrame(identity, { agrees: true })
    await logIn(thief, identity, email)
    expect(await failure(thief.handlers.UPDATE_EMAIL({ email: next }, request))).toBe('recovery-required')
  })
})

describe('with a social account', () => {
  const redeem = async (uri: string) =>
    failure((await openTestFrame(identity)).handlers.CONNECT_SOCIAL({ uri }, request))

  test('what was declined, what failed and what this frame has not begun are told apart', async () => {
    expect(await redeem(`${IDENTITY}/social/result?error=access_denied`)).toBe('login-cancelled')
    expect(await redeem(`${IDENTITY}/social/result?error=failed`)).toBe('service-unavailable')
    expect(await redeem(`${IDENTITY}/social/result?code=${'a'.repeat(43)}`)).toBe('login-ended')
    expect(await redeem(`https://evil.example/social/result?code=${'a'.repeat(43)}`)).toBe(-32602)
  })

  test('the service says how far a login is whose window seems closed, with the verifier of this frame', async () => {
    const replies: unknown[] = []
    const sent: { path: string; body: Record<string, string> }[] = []
    const answer = createFrameFetch(identity.answer)
    const send: typeof fetch = async (input, init) => {
      const { pathname: path } = new URL(String(input))
      if (!path.startsWith('/social/')) return answer(input, init)
      sent.push({ path, body: JSON.parse(String(init?.body)) })
      return Response.json(replies.shift())
    }
    const frame = await openTestFrame(identity, { send })
    const check = () => frame.handlers.CHECK_SOCIAL(undefined, request)
    expect(await failure(check())).toBe('login-ended')
    const expiresAt = new Date(identity.now()).toISOString()
    replies.push({ loginId: 'a'.repeat(22), uri: `${IDENTITY}/social/google/open?login=a`, expiresAt })
    await frame.handlers.GET_SOCIAL_REDIRECT_URI({ provider: 'google' }, request)
    const session = {
      ...{ sessionId: 's', accountId: 'a', email: null, userName: 'Ada', method: 'google', deviceThumbprint: null },
      ...{ authenticatedAt: expiresAt, expiresAt },
    }
    replies.push({ state: 'unopened' }, { state: 'pending' }, { state: 'failed', error: 'access_denied' })
    replies.push({ state: 'failed', error: 'failed' }, { state: 'completed', session })
    expect([await check(), await check()]).toEqual([{ state: 'unopened' }, { state: 'pending' }])
    expect([await failure(check()), await failure(check())]).toEqual(['login-cancelled', 'service-unavailable'])
    expect([await check(), frame.events]).toEqual([{ state: 'completed', userName: 'Ada' }, ['login']])
    expect(await failure(check())).toBe('login-ended')
    const [start, ...polls] = sent
    const challenge = createHash('sha256')
      .update(polls[0]?.body.verifier ?? '')
      .digest('base64url')
    expect(challenge).toBe(start?.body.challenge)
    expect(new Set(polls.map(({ path, body }) => `${path} ${body.loginId}`))).toEqual(
      new Set([`/social/poll ${'a'.repeat(22)}`]),
    )
  })

  test('another login begins once this one has its cookie, which they share', async () => {
    const sent: string[] = []
    let reply: (response: Response) => void = () => undefined
    const answer = createFrameFetch(identity.answer)
    const send: typeof fetch = async (input, init) => {
      const { pathname } = new URL(String(input))
      sent.push(pathname)
      if (pathname !== '/social/start') return answer(input, init)
      return new Promise((resolve) => {
        reply = resolve
      })
    }
    const { handlers } = await openTestFrame(identity, { send })
    const social = failure(handlers.GET_SOCIAL_REDIRECT_URI({ provider: 'google' }, request))
    await vi.waitFor(() => expect(sent).toContain('/social/start'))
    const email = handlers.CONNECT_EMAIL({ email: nextEmail() }, request)
    await wait(50)
    expect(sent).toEqual(['/social/start'])
    reply(new Response(null, { status: 503 }))
    expect(await social).toBe('service-unavailable')
    expect(await email).toEqual({ action: 'VERIFY_OTP' })
  })

  test('a provider that the service does not offer is told', async () => {
    const { handlers } = await openTestFrame(identity)
    expect(await failure(handlers.GET_SOCIAL_REDIRECT_URI({ provider: 'google' }, request))).toBe('not-accepted')
    expect(await failure(handlers.GET_SOCIAL_REDIRECT_URI({ provider: 'farcaster' }, request))).toBe(-32602)
  })
})

describe('the account', () => {
  test('is given only once there is a login and the recovery of its new wallet', async () => {
    const frame = await openTestFrame(identity)
    const { handlers } = frame
    const email = nextEmail()
    expect(await failure(handlers.GET_USER(undefined, request))).toBe('login-required')
    expect(await handlers.IS_CONNECTED(undefined, request)).toEqual({ isConnected: false })
    await logIn(frame, identity, email)
    const codes = await Promise.all([1, 2, 3].map(() => failure(handlers.GET_USER(undefined, request))))
    expect(codes).toEqual(Array(3).fill('recovery-setup-required'))
    await storeRecovery(frame)
    const address = (await frame.vault.read())?.addresses.eip155
    expect(await handlers.GET_USER({ chainId: 'eip155:1' }, request)).toEqual({
      email,
      address,
      chainId: 'eip155:1',
      accounts: [{ address, type: 'eoa' }],
      preferredAccountType: 'eoa',
      smartAccountDeployed: false,
      smartAccountEnabledNetworks: [],
    })
    expect(await handlers.IS_CONNECTED(undefined, request)).toEqual({ isConnected: true })
    expect(await handlers.RPC_REQUEST({ method: 'eth_accounts' }, request)).toEqual([address])
    await handlers.SIGN_OUT(undefined, request)
    expect(frame.aborted).toEqual([undefined])
    expect(await handlers.IS_CONNECTED(undefined, request)).toEqual({ isConnected: false })
    expect(await handlers.RPC_REQUEST({ method: 'eth_accounts' }, request)).toEqual([])
  })

  test('needs recovery in another browser', async () => {
    const email = nextEmail()
    const first = await openTestFrame(identity)
    await logIn(first, identity, email)
    await failure(first.handlers.GET_USER(undefined, request))
    await storeRecovery(first)
    identity.wait(31_000)
    const second = await openTestFrame(identity)
    await logIn(second, identity, email)
    expect(await failure(second.handlers.GET_USER(undefined, request))).toBe('recovery-required')
    expect(await second.handlers.IS_CONNECTED(undefined, request)).toEqual({ isConnected: false })
  })

  test('gets another wallet in another browser when the set-up of the first was not finished', async () => {
    const email = nextEmail()
    const first = await openTestFrame(identity)
    await logIn(first, identity, email)
    await failure(first.handlers.GET_USER(undefined, request))
    const unfinished = await first.vault.read()
    identity.wait(31_000)
    const second = await openTestFrame(identity)
    await logIn(second, identity, email)
    expect(await failure(second.handlers.GET_USER(undefined, request))).toBe('recovery-setup-required')
    const wallet = await second.vault.read()
    expect(wallet?.walletId).not.toBe(unfinished?.walletId)
    expect(await second.device.readShare(wallet?.walletId ?? '')).not.toBeNull()
  })

  test('is not that of a session whose device key this browser has lost', async () => {
    const send = createFrameFetch(identity.answer)
    const frame = await openTestFrame(identity, { send })
    await logIn(frame, identity, nextEmail())
    const emptied = await openTestFrame(identity, { send })
    expect(await failure(emptied.handlers.GET_USER(undefined, request))).toBe('login-required')
  })

  test('is signed for also when the clock of this browser is wrong', async () => {
    const frame = await openTestFrame(identity, { clockError: 20 * 60_000 })
    await logIn(frame, identity, nextEmail())
    expect(await failure(frame.handlers.GET_USER(undefined, request))).toBe('recovery-setup-required')
    await storeRecovery(frame)
    expect(await failure(frame.handlers.GET_USER(undefined, request))).toBe('done')
  })

  test('is no smart account on networks without a bundler', async () => {
    const frame = await openTestFrame(identity)
    const { handlers } = frame
    await logIn(frame, identity, nextEmail())
    await failure(handlers.GET_USER(undefined, request))
    await storeRecovery(frame)
    expect(await failure(handlers.INIT_SMART_ACCOUNT(undefined, request))).toBe(4200)
    expect(await failure(handlers.SET_PREFERRED_ACCOUNT({ type: 'smartAccount' }, request))).toBe(4200)
    expect(await handlers.GET_USER({ preferredAccountType: 'smartAccount' }, request)).toMatchObject({
      preferredAccountType: 'eoa',
    })
    expect(await handlers.GET_SMART_ACCOUNT_ENABLED_NETWORKS(undefined, request)).toEqual({
      smartAccountEnabledNetworks: [],
    })
  })
})

test('a service with a list of projects serves the frames of those', async () => {
  const limited = await startTestIdentity({ projectIds: ['harbor'] })
  try {
    const email = nextEmail()
    const harbor = await openTestFrame(limited, { projectId: 'harbor' })
    await logIn(harbor, limited, email)
    expect((await harbor.accountReader.readSession())?.email).toBe(email)
    for (const projectId of ['other', '']) {
      const { handlers } = await openTestFrame(limited, { projectId })
      await expect(handlers.CONNECT_EMAIL({ email: nextEmail() }, request)).rejects.toThrow(
        'This project is not served',
      )
    }
  } finally {
    await limited.close()
  }
})
