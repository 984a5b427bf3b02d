import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LintelError } from '../../../src/core/index.js'
import type { AppResult } from '../../../src/embedded/protocol/app-messages.js'
import { wait } from '../../../src/rules/async/wait.js'
import { createFakeFrame, failing, inTurn } from './fixtures/fake-frame.js'
import { openEmbedded } from './fixtures/open-embedded.js'

const ORIGIN = window.location.origin
const RESULT = `${ORIGIN}/social/result?code=abc`
const page = (result = '') =>
  `${ORIGIN}/tests/browser/embedded/fixtures/social.html?${new URLSearchParams(result ? { result } : {})}`
const never = () => new Promise<never>(() => undefined)

function failCode(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'resolved',
    (error: LintelError) => error.code,
  )
}

/** The server of the tests answers no form, so its forms lead to their page by a link. */
function leadByLinks(popup: Window): void {
  const { HTMLFormElement } = popup as Window & typeof globalThis
  HTMLFormElement.prototype.submit = function submit() {
    popup.location.replace(this.action)
  }
}

/** The windows that were opened. */
function watchWindows() {
  const opened: (Window | null)[] = []
  const { open } = window
  vi.spyOn(window, 'open').mockImplementation((...parameters) => {
    const popup = open.apply(window, parameters)
    opened.push(popup)
    if (popup) leadByLinks(popup)
    return popup
  })
  return opened
}

afterEach(() => {
  vi.restoreAllMocks()
})

it('opens the window within the tap, and redeems what it posts', async () => {
  const fake = createFakeFrame({ GET_SOCIAL_REDIRECT_URI: inTurn({ uri: page(RESULT) }) })
  const { wallet } = openEmbedded()
  const opened = watchWindows()
  wallet.startSocial('google')
  expect(opened).toHaveLength(1)
  expect(fake.asked).toEqual([])
  expect(wallet.focusSocial()).toBe(true)
  await wallet.waitForSocial('google')
  // A window that has answered costs the service nothing.
  expect(fake.asked.some(({ name }) => name === 'CHECK_SOCIAL')).toBe(false)
  expect(fake.asked.at(-1)).toMatchObject({ name: 'CONNECT_SOCIAL', payload: { uri: RESULT } })
  expect(wallet.getLogin()).toMatchObject({ social: 'google', userName: 'nora', usedEmail: false })
  await expect.poll(() => opened[0]?.closed).toBe(true)
})

it('is logged in when only the recovery is missing', async () => {
  createFakeFrame({
    GET_SOCIAL_REDIRECT_URI: inTurn({ uri: page(RESULT) }),
    CONNECT_SOCIAL: inTurn(failing('recovery-setup-required', 'Set up')),
  })
  const { wallet } = openEmbedded()
  wallet.startSocial('x')
  await wallet.waitForSocial('x')
})

it('ignores messages of other windows, of other origins, and results of other origins', async () => {
  const fake = createFakeFrame({ GET_SOCIAL_REDIRECT_URI: inTurn({ uri: page('https://evil.example/?code=abc') }) })
  const { wallet } = openEmbedded()
  const opened = watchWindows()
  wallet.startSocial('github')
  const code = failCode(wallet.waitForSocial('github'))
  await expect
    .poll(() => fake.asked.some(({ name }) => name === 'GET_SOCIAL_REDIRECT_URI'), { timeout: 5_000 })
    .toBe(true)
  const data = { type: 'lintel/social-result', uri: RESULT }
  const send = (message: MessageEventInit) => window.dispatchEvent(new MessageEvent('message', message))
  window.postMessage(data, ORIGIN)
  send({ data, origin: ORIGIN, source: window })
  send({ data, origin: 'https://evil.example', source: opened[0] ?? null })
  send({ data: { ...data, type: 'other' }, origin: ORIGIN, source: opened[0] ?? null })
  await wait(200)
  expect(fake.asked.some(({ name }) => name === 'CONNECT_SOCIAL')).toBe(false)
  wallet.cancelSocial()
  expect(await code).toBe('request-cancelled')
})

describe('a window that seems closed', () => {
  /** Starts a login, and closes its window once it has a page. */
  async function startClosed(states: readonly AppResult<'CHECK_SOCIAL'>[]) {
    const fake = createFakeFrame({ GET_SOCIAL_REDIRECT_URI: inTurn({ uri: page() }), CHECK_SOCIAL: inTurn(...states) })
    const { wallet } = openEmbedded()
    const opened = watchWindows()
    wallet.startSocial('google')
    await expect.poll(() => opened[0]?.location.pathname, { timeout: 5_000 }).toMatch(/social.html$/)
    opened[0]?.close()
    const onUnseen = vi.fn()
    const outcome = failCode(wallet.waitForSocial('google', onUnseen))
    const countChecks = () => fake.asked.filter(({ name }) => name === 'CHECK_SOCIAL').length
    return { wallet, outcome, onUnseen, countChecks }
  }

  it('is asked of the service, which has the login of a window that COOP has cut off', async () => {
    const { wallet, outcome, onUnseen, countChecks } = await startClosed([
      { state: 'pending' },
      { state: 'completed', userName: 'nora' },
    ])
    expect(await outcome).toBe('resolved')
    expect([onUnseen.mock.calls.length, countChecks()]).toEqual([1, 2])
    expect(wallet.getLogin()).toMatchObject({ social: 'google', userName: 'nora', usedEmail: false })
  })

  it('was closed when the service has not opened it', async () => {
    const { outcome, onUnseen, countChecks } = await startClosed([{ state: 'unopened' }])
    expect(await outcome).toBe('request-cancelled')
    expect([onUnseen.mock.calls.length, countChecks()]).toEqual([0, 1])
  })

  it('is no longer asked for once the login is left', async () => {
    const { wallet, outcome, onUnseen, countChecks } = await startClosed([{ state: 'pending' }])
    await expect.poll(() => onUnseen.mock.calls.length, { timeout: 5_000 }).toBe(1)
    wallet.cancelSocial()
    expect(await outcome).toBe('request-cancelled')
    await wait(2_200)
    expect(countChecks()).toBe(1)
  })
})

it('tells a blocked window, and a login that the provider has refused', async () => {
  const fake = createFakeFrame()
  const { wallet } = openEmbedded()
  vi.spyOn(window, 'open').mockReturnValue(null)
  wallet.startSocial('discord')
  expect(await failCode(wallet.waitForSocial('discord'))).toBe('wallet-window-blocked')
  expect(fake.asked).toEqual([])
  vi.restoreAllMocks()
  fake.answers.GET_SOCIAL_REDIRECT_URI = () => ({ uri: page(RESULT) })
  fake.answers.CONNECT_SOCIAL = inTurn(failing('login-cancelled', 'access_denied'))
  wallet.startSocial('discord')
  await expect(wallet.waitForSocial('discord')).rejects.toMatchObject({ reason: 'login-cancelled' })
})

it('closes the window when the login is left or replaced', async () => {
  createFakeFrame({ GET_SOCIAL_REDIRECT_URI: inTurn({ uri: page() }) })
  const { wallet } = openEmbedded()
  const opened = watchWindows()
  wallet.startSocial('google')
  const first = failCode(wallet.waitForSocial('google'))
  wallet.startSocial('apple')
  expect(await first).toBe('request-cancelled')
  expect(opened[0]?.closed).toBe(true)
  wallet.cancelSocial()
  await expect.poll(() => opened[1]?.closed).toBe(true)
  expect(wallet.focusSocial()).toBe(false)
  expect(await failCode(wallet.waitForSocial('apple'))).toBe('request-cancelled')
})

it('reads the result of a login that left the page, and removes it from the URL', async () => {
  const fake = createFakeFrame()
  const { wallet, storage } = openEmbedded()
  const before = window.location.href
  const come = () => {
    const url = new URL(before)
    url.searchParams.set('result_uri', RESULT)
    window.history.replaceState(null, '', url)
  }
  come()
  // No login has left from here.
  expect(wallet.start()).toBeNull()
  expect(window.location.href).toBe(before)
  storage.setItem('lintel.login', JSON.stringify({ version: 1, value: { leftFor: 'google' } }))
  come()
  expect(wallet.start()).toBe('google')
  expect(window.location.href).toBe(before)
  await wallet.waitForSocial('google')
  expect(fake.asked.at(-1)).toMatchObject({ name: 'CONNECT_SOCIAL', payload: { uri: RESULT } })
  come()
  expect(wallet.start()).toBeNull()
})

it('asks again while the login in Farcaster is not approved', async () => {
  const fake = createFakeFrame({
    CONNECT_FARCASTER: inTurn(failing('farcaster-pending', 'Not yet'), { userName: 'nora' }),
  })
  const { wallet } = openEmbedded()
  expect(await wallet.readFarcasterUrl()).toBe('https://farcaster.example/channel')
  await wallet.waitForFarcaster(new AbortController().signal)
  expect(wallet.getLogin()).toMatchObject({ social: 'farcaster', userName: 'nora' })
  fake.answers.CONNECT_FARCASTER = never
  const leaving = new AbortController()
  const code = failCode(wallet.waitForFarcaster(leaving.signal))
  leaving.abort()
  expect(await code).toBe('request-cancelled')
})
