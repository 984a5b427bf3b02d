import { safeParse } from 'valibot'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { RequestRejectedError } from '../../../../src/core/errors/wallet-errors.js'
import { eventBodySchema } from '../../../../src/features/analytics/data/schema.js'
import { cleanEvent } from '../../../../src/features/analytics/model/catalogue.js'
import { listEvents } from '../../../../src/features/analytics/model/list-events.js'
import { ADDRESS, makeState, OTHER_ADDRESS, run } from '../../core/fixtures/make-state.js'
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

  test.each([
    ['another event', { event: 'page-left', properties: {} }],
    ['a name of every object', { event: 'constructor', properties: {} }],
    ['one whose property is gone', { event: 'modal-opened', properties: { view: 'visitor@mail.example' } }],
  ])('does not have %s', (_name, event) => {
    expect(cleanEvent(event)).toBeNull()
  })
})
