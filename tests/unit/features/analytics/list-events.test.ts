import { safeParse } from 'valibot'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { RequestRejectedError } from '../../../../src/core/errors/wallet-errors.js'
import type { LintelEvent } from '../../../../src/core/model/event.js'
import type { KnownSession } from '../../../../src/core/model/siwx.js'
import type { LintelState } from '../../../../src/core/model/state.js'
import { eventBodySchema } from '../../../../src/features/analytics/data/schema.js'
import { type AnalyticsEvent, cleanEvent } from '../../../../src/features/analytics/model/catalogue.js'
import { listEvents } from '../../../../src/features/analytics/model/list-events.js'
import { pairingRules } from '../../../../src/features/pairing/model/pairing-rules.js'
import { ADDRESS, makeConnected, makeState, OTHER_ADDRESS, report, run } from '../../core/fixtures/make-state.js'
import { session } from '../../core/fixtures/set-up-lintel.js'
import { settleAnalytics, setUpAnalytics } from './set-up-analytics.js'

afterEach(() => {
  vi.unstubAllGlobals()
})

const personal = /0x[\da-f]{40}|@|[\da-f]{64}/i

function setUp(options: Parameters<typeof setUpAnalytics>[0] = {}) {
  const parts = setUpAnalytics(options)
  parts.fake.emit({
    type: 'connectors',
    connectors: [{ id: 'prism', name: 'Prism', type: 'ANNOUNCED', chain: 'eip155' }],
  })
  const connect = async () => {
    const asked = parts.lintel.actions.connect({ connectorId: 'prism' })
    parts.fake.connects.at(-1)?.resolve(session)
    await asked
  }
  /** Each body fits the schema, and tells nothing about the visitor. */
  const readSent = async () => {
    const bodies = await parts.readBodies()
    for (const body of bodies) {
      expect(safeParse(eventBodySchema, body).issues).toBeUndefined()
      expect(JSON.stringify(body)).not.toMatch(personal)
    }
    return bodies.map(({ props }) => [props.event, props.properties])
  }
  return { ...parts, connect, readSent }
}

const prism = { wallet: 'Prism', way: 'browser', namespace: 'eip155' }

describe('what visitors do', () => {
  test('connecting, and disconnecting', async () => {
    const { lintel, connect, readSent } = setUp()
    lintel.actions.open()
    await connect()
    await lintel.actions.disconnect()
    expect(await readSent()).toEqual([
      ['modal-opened', { view: 'Connect' }],
      ['connect-started', prism],
      ['connect-succeeded', prism],
      ['modal-closed', { view: 'Connect' }],
      ['disconnected', { namespace: 'eip155' }],
    ])
  })

  test('declining in the wallet, then trying again', async () => {
    const { lintel, fake, connect, readSent } = setUp()
    const asked = lintel.actions.connect({ connectorId: 'prism' })
    fake.connects[0]?.reject(new RequestRejectedError())
    await expect(asked).rejects.toThrow()
    await connect()
    expect(await readSent()).toEqual([
      ['connect-started', prism],
      ['connect-failed', { ...prism, code: 'request-rejected' }],
      ['connect-started', prism],
      ['connect-succeeded', prism],
    ])
  })

  test('a wallet that fails to disconnect', async () => {
    const { lintel, fake, connect, readSent } = setUp()
    await connect()
    fake.overrides.disconnect = async () => Promise.reject(new Error(`stuck at ${ADDRESS}`))
    await expect(lintel.actions.disconnect()).rejects.toThrow()
    expect((await readSent()).at(-1)).toEqual(['disconnect-failed', { code: 'wallet-failed' }])
  })

  test('moving through views', async () => {
    const { lintel, readSent } = setUp()
    lintel.actions.open()
    lintel.actions.push({ name: 'GetWallet' })
    lintel.actions.back()
    expect(await readSent()).toEqual([
      ['modal-opened', { view: 'Connect' }],
      ['view-shown', { view: 'GetWallet' }],
      ['view-shown', { view: 'Connect' }],
    ])
  })

  test('a step of a login is one event', () => {
    const before = run(makeState(), [{ type: 'modal/open', view: null }])
    const push = { type: 'router/push', view: { name: 'EmailVerifyOtp', email: 'visitor@mail.example' } } as const
    expect(listEvents(push, before, run(before, [push]))).toEqual([
      { event: 'login-step-shown', properties: { view: 'EmailVerifyOtp' } },
    ])
  })

  test('switching networks', async () => {
    const { lintel, fake, connect, readSent } = setUp()
    await connect()
    const switched = lintel.actions.switchNetwork({ network: 'eip155:10' })
    fake.switches[0]?.resolve()
    await switched
    const refused = lintel.actions.switchNetwork({ network: 'eip155:1' })
    fake.switches[1]?.reject(new RequestRejectedError())
    await expect(refused).rejects.toThrow()
    expect((await readSent()).slice(2)).toEqual([
      ['network-switched', { network: 'eip155:10' }],
      ['network-switch-failed', { network: 'eip155:1', code: 'request-rejected' }],
    ])
  })

  test('sending, and declining a signature: no amount, no hash and no receiver', async () => {
    const { lintel, fake, connect, readSent } = setUp()
    await connect()
    fake.overrides.sendTransaction = async () => `0x${'a'.repeat(64)}`
    await lintel.actions.sendTransaction({ kind: 'transfer', to: OTHER_ADDRESS, amount: 123_456_789n })
    await vi.waitFor(() => expect(lintel.store.getState().transactions).toMatchObject([{ status: 'confirmed' }]))
    fake.overrides.signMessage = async () => Promise.reject(new RequestRejectedError())
    await expect(lintel.actions.signMessage({ message: 'visitor@mail.example' })).rejects.toThrow()
    await settleAnalytics()
    const sent = await readSent()
    expect(JSON.stringify(sent)).not.toContain('123456789')
    expect(sent.slice(2)).toEqual([
      ['transaction-sent', { network: 'eip155:1', operation: 'send' }],
      ['transaction-confirmed', { network: 'eip155:1', operation: 'send' }],
      ['request-failed', { action: 'signMessage', code: 'request-rejected' }],
    ])
  })

  test.each([
    ['visitor@mail.example', 'other'],
    [ADDRESS, 'other'],
    ['7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv', 'other'],
    ['Tally Ho', 'Tally Ho'],
    ['محفظة', 'محفظة'],
  ])('a wallet that calls itself %s is named %s', async (name, wallet) => {
    const { lintel, fake, readSent } = setUp()
    fake.emit({ type: 'connectors', connectors: [{ id: 'prism', name, type: 'ANNOUNCED', chain: 'eip155' }] })
    void lintel.actions.connect({ connectorId: 'prism' })
    expect(await readSent()).toEqual([['connect-started', { ...prism, wallet }]])
  })

  test('the address is sent only where the app says so', async () => {
    const { lintel, connect, readBodies } = setUp({ analytics: { address: true } })
    await connect()
    lintel.actions.open()
    const bodies = await readBodies()
    expect(bodies.map(({ props }) => props.address)).toEqual([undefined, ADDRESS, ADDRESS])
    for (const body of bodies) expect(safeParse(eventBodySchema, body).issues).toBeUndefined()
  })
})

describe('what several events make', () => {
  /** The events of the catalogue that these make, one after the other. */
  const follow = (start: LintelState, events: readonly LintelEvent[]) => {
    let state = start
    return events.flatMap((event) => {
      const before = state
      state = run(before, [event], 0, [pairingRules])
      return listEvents(event, before, state).map((found) => [found.event, found.properties])
    })
  }
  const pairing = { ...makeState(), settings: { ...makeState().settings, hasPairing: true } }
  const wallet = { id: 'a'.repeat(64), name: 'Prism', isCertified: true, chains: [], injected: [], order: 0 }
  const link = { wallet: 'Prism', way: 'link' }

  test('a pairing that the wallet approves is one start and one success', () => {
    const found = follow(pairing, [
      { type: 'pairing/start', id: 1, wallet },
      { type: 'pairing/ready', id: 1, uri: `wc:${'a'.repeat(64)}@2`, expiresAt: 300_000 },
      { type: 'pairing/approved', id: 1, namespaces: ['eip155'] },
      report([{ connectorId: 'walletConnect', accounts: [{ address: ADDRESS, type: 'eoa' }], network: 'eip155:1' }]),
    ])
    expect(found).toEqual([
      ['connect-started', link],
      ['connect-succeeded', { ...link, namespace: 'eip155' }],
    ])
  })

  test('a pairing that the wallet declines is one start and one failure', () => {
    const found = follow(pairing, [
      { type: 'pairing/start', id: 1, wallet },
      { type: 'pairing/failed', id: 1, error: new RequestRejectedError() },
    ])
    expect(found).toEqual([
      ['connect-started', link],
      ['connect-failed', { ...link, code: 'request-rejected' }],
    ])
  })

  const connected = makeConnected()
  const asked: LintelState = {
    ...connected,
    modal: { open: true, shake: null },
    router: { stack: [{ name: 'SIWXSignMessage' }], direction: 'none' },
    signIn: { ...connected.signIn, namespaces: ['eip155'] },
  }
  const held = { data: { accountAddress: ADDRESS, chainId: 'eip155:1' } } as KnownSession
  const withSession = (state: LintelState): LintelState => ({
    ...state,
    signIn: { ...state.signIn, sessions: [held] as never },
  })
  const checked = { type: 'sign-in/expired' } as const

  test('a session that the visitor signs is a sign-in, one that was stored is none', () => {
    const signed = [{ event: 'signed-in', properties: { network: 'eip155:1' } }]
    expect(listEvents(checked, asked, withSession(asked))).toEqual(signed)
    const closed = { ...asked, modal: connected.modal }
    expect(listEvents(checked, closed, withSession(closed))).toEqual([])
    // The wallet has signed while it paired.
    expect(listEvents({ type: 'sign-in/added', session: held as never }, closed, withSession(closed))).toEqual(signed)
  })

  test('a failure of signing in is one, and that of a network switch beside it is not', () => {
    const error = new RequestRejectedError()
    const failed = {
      type: 'sign-in/failed',
      id: 1,
      error,
      toast: { id: 1, variant: 'error', error: error.code },
    } as const
    const events = [{ event: 'sign-in-failed', properties: { code: 'request-rejected' } }]
    expect(listEvents(failed, asked, asked)).toEqual(events)
    const other = { type: 'network/switch-failed', namespace: 'eip155', id: 9, error } as const
    expect(listEvents(other, asked, asked)).toEqual([])
  })
})

describe('the catalogue', () => {
  test('drops a property that it does not have, and one that does not look right', () => {
    expect(cleanEvent({ event: 'modal-opened', properties: { view: 'Connect', title: 'Hello' } })).toEqual({
      event: 'modal-opened',
      properties: { view: 'Connect' },
    })
    const link = { wallet: 'Prism', way: 'link', namespace: ADDRESS }
    expect(cleanEvent({ event: 'connect-started', properties: link })?.properties).toEqual({
      wallet: 'Prism',
      way: 'link',
    })
  })

  test('a property that it does not have is a type error', () => {
    const event: AnalyticsEvent = {
      event: 'modal-opened',
      properties: {
        view: 'Connect',
        // @ts-expect-error the event has no title
        title: 'Hello',
      },
    }
    expect(cleanEvent(event)?.properties).toEqual({ view: 'Connect' })
  })

  test.each([
    ['another event', { event: 'page-left', properties: {} }],
    ['a name of every object', { event: 'constructor', properties: {} }],
    ['one whose property is gone', { event: 'modal-opened', properties: { view: 'visitor@mail.example' } }],
  ])('does not have %s', (_name, event) => {
    expect(cleanEvent(event)).toBeNull()
  })
})
