import { expect, it, vi } from 'vitest'
import type { LintelError } from '../../../src/core/index.js'
import { SDK } from '../../../src/rules/service-url.js'
import { sampleNetworks } from '../../../src/testing/index.js'
import { sampleResults } from '../../fixtures/embedded-messages.js'
import { type Answers, createFakeFrame, failing, inTurn } from './fixtures/fake-frame.js'
import { openEmbedded } from './fixtures/open-embedded.js'

const EMAIL = 'nora@example.com'
const never = () => new Promise<never>(() => undefined)

function failCode(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'resolved',
    (error: LintelError) => error.code,
  )
}

it('loads the frame with the first request, tells it about the app, and removes it on stop', async () => {
  const fake = createFakeFrame()
  const { wallet } = openEmbedded()
  const findFrames = () => document.querySelectorAll('iframe[data-lintel-frame]')
  expect(findFrames()).toHaveLength(0)
  await wallet.prepare()
  expect(fake.asked.map(({ name }) => name)).toEqual(['SYNC_DAPP_DATA', 'SYNC_THEME', 'GET_CHAIN_ID'])
  expect(fake.asked[0]?.payload).toMatchObject({ metadata: { name: 'Harbor' }, projectId: 'harbor' })
  const [frame] = findFrames()
  expect(frame?.getAttribute('title')).toBe('your wallet')
  expect(frame?.getBoundingClientRect().height).toBe(0)
  wallet.stop()
  expect(findFrames()).toHaveLength(0)
})

it.each([true, false])('gives the frame its query, with a logger: %s', async (hasLogger) => {
  createFakeFrame()
  const { wallet } = openEmbedded({ hasLogger })
  await wallet.prepare()
  const { src } = document.querySelector<HTMLIFrameElement>('iframe[data-lintel-frame]') ?? { src: '' }
  expect([...new URL(src).searchParams]).toEqual([
    ['projectId', 'harbor'],
    ['chainId', `eip155:${sampleNetworks[0]?.id}`],
    ['version', SDK.sv],
    ['enableLogger', String(hasLogger)],
  ])
})

it('sends one e-mail in 30 s, and says how long to wait', async () => {
  createFakeFrame()
  const { wallet, clock } = openEmbedded()
  expect(await wallet.sendEmail(EMAIL)).toBe('VERIFY_OTP')
  expect(wallet.getLogin()).toMatchObject({ usedEmail: true, email: EMAIL, emailSentAt: clock.now })
  clock.now += 17_001
  await expect(wallet.sendEmail(EMAIL)).rejects.toMatchObject({
    code: 'email-too-soon',
    seconds: 13,
    shortMessage: 'Please try again after 13 seconds',
  })
  clock.now += 12_999
  expect(await wallet.sendEmail('ada@example.com')).toBe('VERIFY_OTP')
})

it('waits for a change of the address too, and not after a login', async () => {
  const fake = createFakeFrame()
  const { wallet } = openEmbedded()
  await wallet.sendEmail(EMAIL)
  await wallet.verifyCode('123456')
  expect(wallet.getLogin().emailSentAt).toBeNull()
  expect(await wallet.updateEmail('ada@example.com')).toBe('VERIFY_PRIMARY_OTP')
  expect(await failCode(wallet.sendEmail(EMAIL))).toBe('email-too-soon')
  await wallet.readUser()
  await wallet.verifyPrimaryCode('123456')
  expect(await wallet.verifySecondaryCode('654321')).toBe('ada@example.com')
  expect(wallet.getUser()?.email).toBe('ada@example.com')
  expect(fake.asked.filter(({ name }) => name === 'CONNECT_EMAIL')).toHaveLength(1)
})

it('takes over how long the service wants to wait', async () => {
  createFakeFrame({ CONNECT_EMAIL: inTurn(failing('too-early', 'Try again in 21 seconds.')) })
  const { wallet } = openEmbedded()
  await expect(wallet.sendEmail(EMAIL)).rejects.toMatchObject({ code: 'email-too-soon', seconds: 21 })
  expect(wallet.getLogin().emailSentAt).toBeNull()
})

it('asks again while the device is not approved', async () => {
  const pending = () => failing('device-pending', 'Not yet')
  const fake = createFakeFrame({ CONNECT_DEVICE: inTurn(pending(), pending(), undefined) })
  const { wallet, reported } = openEmbedded()
  await wallet.waitForDevice(new AbortController().signal)
  expect(fake.asked.filter(({ name }) => name === 'CONNECT_DEVICE')).toHaveLength(3)
  expect(wallet.getLogin().emailSentAt).not.toBeNull()
  fake.answers.CONNECT_DEVICE = never
  const leaving = new AbortController()
  const code = failCode(wallet.waitForDevice(leaving.signal))
  leaving.abort()
  expect(await code).toBe('request-cancelled')
  expect(reported.map((error) => (error as LintelError).code)).toEqual(
    expect.not.arrayContaining(['embedded-wallet-timeout']),
  )
})

it('keeps the reason of a code that is not right', async () => {
  createFakeFrame({ CONNECT_OTP: inTurn(failing('wrong-code', 'No')) })
  const { wallet } = openEmbedded()
  await expect(wallet.verifyCode('123456')).rejects.toMatchObject({
    code: 'embedded-wallet-failed',
    reason: 'wrong-code',
  })
})

it('shows the frame for the recovery before it reads the user', async () => {
  const shown: string[] = []
  let finish = (_result: undefined) => {}
  const openScreen: Answers['OPEN_SCREEN'] = ({ screen }) => {
    shown.push(screen)
    return new Promise((resolve) => {
      finish = resolve
    })
  }
  const fake = createFakeFrame({
    GET_USER: inTurn(failing('recovery-setup-required', 'Set up'), sampleResults.GET_USER),
    ...(openScreen && { OPEN_SCREEN: openScreen }),
  })
  const { wallet, pending } = openEmbedded()
  const user = wallet.readUser()
  await expect.poll(() => pending.map(({ method }) => method), { timeout: 5_000 }).toEqual(['recovery-setup'])
  await expect.poll(() => shown).toEqual(['recovery-setup'])
  const place = document.createElement('div')
  Object.assign(place.style, { position: 'fixed', top: '40px', left: '30px', width: '300px', height: '200px' })
  document.body.append(place)
  wallet.showFrame(place)
  const frame = document.querySelector<HTMLElement>('iframe[data-lintel-frame]')
  await expect.poll(() => document.activeElement).toBe(frame)
  expect(frame?.getBoundingClientRect()).toMatchObject({ top: 40, left: 30, width: 300, height: 200 })
  place.style.top = '80px'
  await expect.poll(() => frame?.getBoundingClientRect().top).toBe(80)
  finish(undefined)
  expect(await user).toEqual({
    address: sampleResults.GET_USER.address,
    accountType: 'eoa',
    network: 'eip155:31337',
    accounts: sampleResults.GET_USER.accounts,
    smartAccountDeployed: false,
    smartAccountNetworks: [],
    email: EMAIL,
    userName: 'nora',
  })
  expect(pending).toEqual([])
  expect(frame?.getBoundingClientRect().height).toBe(0)
  expect(document.activeElement).toBe(document.body)
  expect(fake.asked.filter(({ name }) => name === 'GET_USER')).toHaveLength(2)
  place.remove()
})

it('tells the frame about each change of the theme around it while it is shown', async () => {
  const fake = createFakeFrame({ OPEN_SCREEN: never })
  const { wallet, pending } = openEmbedded()
  wallet.openExport().catch(() => undefined)
  await expect.poll(() => pending).toHaveLength(1)
  const scope = document.createElement('div')
  scope.setAttribute('data-appearance', 'light')
  const place = scope.appendChild(document.createElement('div'))
  document.body.append(scope)
  const hide = wallet.showFrame(place)
  const listThemes = () => fake.asked.filter(({ name }) => name === 'SYNC_THEME').map(({ payload }) => payload)
  await expect.poll(() => listThemes().at(-1)).toMatchObject({ appearance: 'light' })
  scope.setAttribute('data-appearance', 'dark')
  await expect.poll(() => listThemes().at(-1)).toMatchObject({ appearance: 'dark' })
  scope.setAttribute('data-accent', 'teal')
  await expect.poll(() => listThemes().at(-1)).toEqual(expect.objectContaining({ appearance: 'dark', accent: 'teal' }))
  hide()
  const count = listThemes().length
  scope.setAttribute('data-appearance', 'light')
  await wallet.prepare()
  expect(listThemes()).toHaveLength(count)
  scope.remove()
})

it('tells the frame the language of the words of the app, not of the page, and each later one', async () => {
  const fake = createFakeFrame()
  const { wallet, setMessages } = openEmbedded()
  await setMessages({ locale: 'ar' })
  expect(document.documentElement.lang).not.toBe('ar')
  await wallet.prepare()
  const listThemes = () => fake.asked.filter(({ name }) => name === 'SYNC_THEME').map(({ payload }) => payload)
  expect(listThemes()).toEqual([expect.objectContaining({ locale: 'ar' })])
  await setMessages({ locale: 'de' })
  await expect.poll(() => listThemes().at(-1)).toMatchObject({ locale: 'de' })
  wallet.stop()
  await setMessages({ locale: 'en' })
  expect(listThemes()).toHaveLength(2)
})

it('shows the frame again in a place that is still there when the next request comes', async () => {
  let finish = (_result: undefined) => {}
  const openScreen: Answers['OPEN_SCREEN'] = () =>
    new Promise((resolve) => {
      finish = resolve
    })
  const fake = createFakeFrame({ OPEN_SCREEN: openScreen })
  const { wallet, pending } = openEmbedded()
  const first = wallet.openExport()
  await expect.poll(() => pending).toHaveLength(1)
  const place = document.createElement('div')
  Object.assign(place.style, { position: 'fixed', top: '0', left: '0', width: '300px', height: '200px' })
  document.body.append(place)
  const hide = wallet.showFrame(place)
  const height = () => document.querySelector('iframe[data-lintel-frame]')?.getBoundingClientRect().height
  await expect.poll(height).toBe(200)
  await expect.poll(() => fake.asked.some(({ name }) => name === 'OPEN_SCREEN')).toBe(true)
  finish(undefined)
  await first
  expect(height()).toBe(0)
  const second = wallet.openExport().catch(() => undefined)
  await expect.poll(height).toBe(200)
  hide()
  expect(height()).toBe(0)
  wallet.rejectRequests(pending.map(({ id }) => id))
  await second
  place.remove()
})

it('does not read the user when the visitor cancels the recovery', async () => {
  createFakeFrame({
    GET_USER: inTurn(failing('recovery-required', 'No share')),
    OPEN_SCREEN: inTurn(failing(4001, 'Cancelled')),
  })
  const { wallet, pending } = openEmbedded()
  expect(await failCode(wallet.readUser())).toBe('request-rejected')
  expect(pending).toEqual([])
  expect(wallet.getUser()).toBeNull()
})

it('takes a pending request back in the frame when it is rejected here', async () => {
  const fake = createFakeFrame({ OPEN_SCREEN: never })
  const { wallet, pending } = openEmbedded()
  const code = failCode(wallet.openExport())
  await expect.poll(() => fake.asked.some(({ name }) => name === 'OPEN_SCREEN')).toBe(true)
  wallet.rejectRequests(pending.map(({ id }) => id))
  expect(await code).toBe('request-rejected')
  const asked = fake.asked.find(({ name }) => name === 'OPEN_SCREEN')
  await expect
    .poll(() => fake.asked.find(({ name }) => name === 'RPC_ABORT')?.payload)
    .toEqual({ requestId: asked?.id })
})

it('remembers the login, and forgets it on sign-out and when the frame says that it has ended', async () => {
  const fake = createFakeFrame()
  const { wallet, storage } = openEmbedded()
  const changed = vi.fn()
  wallet.watch(changed)
  const isAuthorized = () => wallet.connectors.eip155?.isAuthorized()
  expect(await isAuthorized()).toBe(false)
  expect(fake.asked).toEqual([])
  await wallet.sendEmail(EMAIL)
  await wallet.readUser()
  expect(wallet.getLogin()).toMatchObject({ email: EMAIL, network: 'eip155:31337', emailSentAt: null })
  expect(wallet.getLogin()).toBe(wallet.getLogin())
  expect(await isAuthorized()).toBe(true)
  // Another page of the site starts with it.
  expect(openEmbedded({ storage }).wallet.getLogin()).toEqual(wallet.getLogin())
  fake.answers.IS_CONNECTED = () => ({ isConnected: false })
  expect(await isAuthorized()).toBe(false)
  expect(wallet.getLogin()).toMatchObject({ email: null, network: null, usedEmail: false })
  expect(wallet.getUser()).toBeNull()
  expect(changed).toHaveBeenCalled()

  await wallet.readUser()
  await wallet.signOut()
  expect(fake.asked.at(-1)?.name).toBe('SIGN_OUT')
  expect(wallet.getLogin()).toMatchObject({ email: null, network: null, endsSession: false })
})

it('stays signed out when a user was being read', async () => {
  const fake = createFakeFrame()
  let answer: () => void = () => undefined
  fake.answers.GET_USER = () =>
    new Promise((resolve) => {
      answer = () => resolve(sampleResults.GET_USER)
    })
  const { wallet } = openEmbedded()
  const reading = failCode(wallet.readUser())
  await expect.poll(() => fake.asked.at(-1)?.name).toBe('GET_USER')
  const leaving = wallet.signOut()
  answer()
  expect(await reading).toBe('not-connected')
  await leaving
  expect(wallet.getUser()).toBeNull()
  expect(wallet.getLogin()).toMatchObject({ email: null, network: null, endsSession: false })
})

it('ends the session with the next request when the frame could not be reached at the sign-out', async () => {
  const fake = createFakeFrame({ SIGN_OUT: inTurn(failing('service-unavailable')) })
  const { wallet, storage } = openEmbedded()
  await wallet.readUser()
  expect(await failCode(wallet.signOut())).toBe('embedded-wallet-failed')
  wallet.stop()
  fake.answers.SIGN_OUT = inTurn(undefined)
  const next = openEmbedded({ storage }).wallet
  fake.asked.length = 0
  await next.sendEmail(EMAIL)
  expect(fake.asked.map(({ name }) => name)).toEqual(['SIGN_OUT', 'SYNC_DAPP_DATA', 'SYNC_THEME', 'CONNECT_EMAIL'])
})

it('reports an origin that the project does not list', async () => {
  createFakeFrame({ CONNECT_EMAIL: inTurn(failing('origin-not-allowed', 'No')) })
  const { wallet, reported } = openEmbedded()
  await expect(wallet.sendEmail(EMAIL)).rejects.toMatchObject({ code: 'unverified-domain' })
  expect(reported).toMatchObject([{ code: 'unverified-domain' }])
})

it('ignores what other code has stored, field by field', () => {
  createFakeFrame()
  const { wallet, storage } = openEmbedded()
  const write = (value: unknown) => storage.setItem('lintel.login', JSON.stringify({ version: 1, value }))
  write({ email: EMAIL, network: 'mars:1', emailSentAt: 'soon', social: 'myspace', extra: 1 })
  expect(wallet.getLogin()).toMatchObject({ email: EMAIL, network: null, emailSentAt: null, social: null })
  storage.setItem('lintel.login', '{')
  expect(wallet.getLogin().email).toBeNull()
})
