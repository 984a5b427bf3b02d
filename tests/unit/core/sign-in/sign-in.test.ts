import { describe, expect, it } from 'vitest'
import { getSignInSession, RequestRejectedError } from '../../../../src/core/index.js'
import { createFakeSiwx, type FakeSiwx, makeSession } from '../fixtures/fake-siwx.js'
import { ADDRESS, getViewNames, OTHER_ADDRESS } from '../fixtures/make-state.js'
import { session, settle, setUpLintel } from '../fixtures/set-up-lintel.js'
import { storedSession } from '../fixtures/storages.js'

type Options = Parameters<typeof createFakeSiwx>[0] & { stored?: readonly ReturnType<typeof makeSession>[] }

function setUp({ stored = [], ...options }: Options = {}) {
  const app = createFakeSiwx(options)
  const parts = setUpLintel({ siwx: app.siwx })
  const { lintel, fake, storage } = parts
  if (stored.length > 0) storage.setItem('lintel.signIn', JSON.stringify({ version: 1, value: stored }))
  lintel.start()
  const read = () => lintel.store.getState()
  return {
    ...parts,
    app,
    read,
    request: () => read().signIn.request,
    views: () => (read().modal.open ? getViewNames(read()) : []),
    isSignedIn: () => getSignInSession(read()) !== null,
    async connect(shared = session) {
      const connected = lintel.actions.connect({ connectorId: shared.connectorId, namespace: 'eip155' })
      fake.connects.at(-1)?.resolve(shared)
      await connected
      await settle()
    },
    async sign() {
      lintel.actions.confirmSignIn()
      await settle()
    },
  }
}

/** Puts a connected visit into storage, as `start` finds it. */
function setUpReload(options: Options & { app?: FakeSiwx } = {}) {
  const app = options.app ?? createFakeSiwx(options)
  const parts = setUpLintel({ siwx: app.siwx })
  for (const [key, value] of Object.entries(storedSession)) parts.storage.setItem(key, value)
  parts.storage.setItem('lintel.signIn', JSON.stringify({ version: 1, value: options.stored ?? [] }))
  parts.lintel.start()
  const read = () => parts.lintel.store.getState()
  return { ...parts, app, read, views: () => (read().modal.open ? getViewNames(read()) : []) }
}

describe('after connecting', () => {
  it('opens, has the wallet sign the message on screen, stores the session and closes', async () => {
    const { app, connect, views, request, sign, isSignedIn, fake, storage } = setUp()
    const signed: string[] = []
    fake.overrides.signMessage = async ({ message }) => {
      signed.push(message)
      return { signature: `0x${'5'.repeat(130)}`, encoding: 'hex', scheme: 'eip191', address: ADDRESS }
    }
    await connect()
    expect(views()).toEqual(['SIWXSignMessage'])
    expect(request()?.stage).toBe('ready')
    const text = request()?.message?.text
    await sign()
    expect(signed).toEqual([text])
    expect(app.added.map(({ message }) => message)).toEqual([text])
    expect([views(), isSignedIn()]).toEqual([[], true])
    expect(JSON.parse(storage.getItem('lintel.signIn') ?? '')).toMatchObject({
      version: 1,
      value: [{ data: { accountAddress: ADDRESS, chainId: 'eip155:1' }, message: text }],
    })
  })

  it('opens nothing when the account has a session', async () => {
    const { app, connect, views, isSignedIn } = setUp()
    app.sessions = [makeSession(ADDRESS)]
    await connect()
    expect([views(), isSignedIn()]).toEqual([[], true])
  })

  it('shows it while sessions are read, and cannot be closed while it is required', async () => {
    const { app, connect, views, request, lintel, read } = setUp()
    app.isHeld.getSessions = true
    await connect()
    expect([views(), request()?.stage]).toEqual([['SIWXSignMessage'], 'checking'])
    lintel.actions.close()
    lintel.actions.back()
    expect([views(), read().modal.shake?.reason]).toEqual([['SIWXSignMessage'], 'sign-in-required'])
  })

  it('asks for an optional sign-in too; Cancel closes it, keeps the account, and Connect is next', async () => {
    const { connect, views, lintel, evm, read } = setUp({ isRequired: false })
    await connect()
    expect(views()).toEqual(['SIWXSignMessage'])
    lintel.actions.cancelSignIn()
    expect([views(), getViewNames(read()), evm().status]).toEqual([[], ['Connect'], 'connected'])
    expect(read().signIn.request).toBeNull()
  })

  it('Cancel of a required one disconnects that wallet only', async () => {
    const { connect, views, lintel, evm, app } = setUp()
    app.sessions = [makeSession(OTHER_ADDRESS)]
    await connect({ connectorId: 'foxglove', accounts: [{ address: OTHER_ADDRESS, type: 'eoa' }], network: 'eip155:1' })
    await connect()
    expect(views()).toEqual(['SIWXSignMessage'])
    lintel.actions.cancelSignIn()
    await settle()
    expect([views(), evm().connections.map(({ connectorId }) => connectorId)]).toEqual([[], ['foxglove']])
  })
})

describe('a failure', () => {
  it('of the visitor: says that the signature was declined, and stays open for another try', async () => {
    const { connect, sign, request, views, fake, isSignedIn } = setUp()
    fake.overrides.signMessage = () => Promise.reject(new RequestRejectedError())
    await connect()
    const text = request()?.message?.text
    await sign()
    expect([views(), request()?.stage, request()?.failure?.code]).toEqual([
      ['SIWXSignMessage'],
      'ready',
      'signature-declined',
    ])
    expect(request()?.message?.text).toBe(text)
    delete fake.overrides.signMessage
    await sign()
    expect([views(), isSignedIn()]).toEqual([[], true])
  })

  it('of the verification: stays open with the reason and a new message', async () => {
    const { connect, sign, request, views, app } = setUp()
    app.failures.addSession = new Error('nonce: used before')
    await connect()
    const text = request()?.message?.text
    await sign()
    // The fake wallet signs with fewer bytes than a key does: a contract.
    expect([views(), request()?.stage]).toEqual([['SIWXSignMessage'], 'ready'])
    expect(request()?.failure).toEqual({ code: 'smart-account-unsupported', details: 'nonce: used before' })
    expect(request()?.message?.text).not.toBe(text)
  })

  it.each([
    [{ address: ADDRESS, type: 'eoa' }, 'sign-in-refused'],
    [{ address: ADDRESS, type: 'smartAccount' }, 'smart-account-unsupported'],
  ] as const)('of the verification of %o is %s', async (account, code) => {
    const { connect, sign, request, app, fake } = setUp()
    app.failures.addSession = new Error('signature')
    fake.overrides.signMessage = async () => ({
      ...{ signature: `0x${'5'.repeat(130)}`, encoding: 'hex', scheme: 'eip191', address: ADDRESS },
    })
    await connect({ connectorId: 'prism', accounts: [account], network: 'eip155:1' })
    await sign()
    expect(request()?.failure?.code).toBe(code)
  })

  it.each(['getSessions', 'createMessage'] as const)(
    'of %s disconnects, shows Connect and says what happened',
    async (method) => {
      const { connect, views, evm, app, read } = setUp()
      app.failures[method] = new Error('no answer')
      await connect()
      expect([views(), evm().status]).toEqual([['Connect'], 'disconnected'])
      expect(read().toast).toMatchObject({
        toast: { variant: 'error', message: 'A problem occurred while trying initialize authentication' },
      })
      expect(read().signIn.request).toBeNull()
    },
  )

  it('is also an app that does not answer for 30 s', async () => {
    const { connect, evm, app, clock, request } = setUp()
    app.isHeld.createMessage = true
    await connect()
    expect(request()?.stage).toBe('preparing')
    clock.advance(30_000)
    await settle()
    expect(evm().status).toBe('disconnected')
    expect(clock.countTimers()).toBe(1)
  })

  it('is also a message for another account', async () => {
    const app = createFakeSiwx()
    const { createMessage } = app.siwx
    const siwx = {
      ...app.siwx,
      createMessage: () => createMessage({ accountAddress: OTHER_ADDRESS, chainId: 'eip155:1' }),
    }
    const { lintel, fake, evm } = setUpLintel({ siwx })
    lintel.start()
    const connected = lintel.actions.connect({ connectorId: 'prism' })
    fake.connects[0]?.resolve(session)
    await connected
    await settle()
    expect(evm().status).toBe('disconnected')
  })
})

describe('a reload', () => {
  const restored = { ...session, network: 'eip155:10' } as const

  it('counts a stored session at once, and keeps it when the app confirms it', async () => {
    const stored = [makeSession(ADDRESS, 'eip155:10')]
    const { fake, read, views, app } = setUpReload({ stored })
    app.isHeld.getSessions = true
    fake.reconnects[0]?.resolve(restored)
    await settle()
    expect([views(), getSignInSession(read())?.data.accountAddress]).toEqual([[], ADDRESS])
    app.sessions = stored
    app.waiting[0]?.answer.resolve()
    await settle()
    expect([views(), getSignInSession(read())?.data.accountAddress]).toEqual([[], ADDRESS])
  })

  it('asks again when the app no longer knows the stored session', async () => {
    const { fake, read, views } = setUpReload({ stored: [makeSession(ADDRESS, 'eip155:10')] })
    fake.reconnects[0]?.resolve(restored)
    await settle()
    expect([views(), getSignInSession(read())]).toEqual([['SIWXSignMessage'], null])
  })

  it('keeps a stored session while the app does not answer', async () => {
    const { fake, read, views, app } = setUpReload({ stored: [makeSession(ADDRESS, 'eip155:10')] })
    app.failures.getSessions = new Error('offline')
    fake.reconnects[0]?.resolve(restored)
    await settle()
    expect([views(), getSignInSession(read())?.data.accountAddress]).toEqual([[], ADDRESS])
  })

  it.each([
    [true, ['SIWXSignMessage']],
    [false, []],
  ])('without a session asks at once only when it is required: %s', async (isRequired, expected) => {
    const { fake, views } = setUpReload({ isRequired })
    fake.reconnects[0]?.resolve(restored)
    await settle()
    expect(views()).toEqual(expected)
  })

  it('drops stored sessions that have expired or do not hold yet', () => {
    const { read } = setUpReload({
      stored: [
        makeSession(ADDRESS, 'eip155:1', { expirationTime: '1970-01-01T00:00:01.000Z' }),
        makeSession(ADDRESS, 'eip155:10', { notBefore: '1970-01-01T00:00:01.001Z' }),
        makeSession(OTHER_ADDRESS, 'eip155:1', { expirationTime: 'tomorrow' }),
        makeSession(OTHER_ADDRESS, 'eip155:10', { expirationTime: '1970-01-01T00:00:01.001Z' }),
      ],
    })
    expect(read().signIn.sessions.map(({ data }) => [data.accountAddress, data.chainId])).toEqual([
      [OTHER_ADDRESS, 'eip155:10'],
    ])
  })

  it('is the same after React has started, stopped and started it', async () => {
    const stored = [makeSession(ADDRESS, 'eip155:10')]
    const { fake, lintel, read, views, app } = setUpReload({ stored })
    app.sessions = stored
    lintel.destroy()
    lintel.start()
    for (const reconnect of fake.reconnects) reconnect.resolve(restored)
    await settle()
    expect([views(), getSignInSession(read())?.data.accountAddress]).toEqual([[], ADDRESS])
  })
})

describe('a session that ends', () => {
  it('asks again when it is required', async () => {
    const { app, connect, clock, views, isSignedIn } = setUp()
    app.sessions = [makeSession(ADDRESS, 'eip155:1', { expirationTime: '1970-01-01T00:01:00.000Z' })]
    await connect()
    expect([views(), isSignedIn()]).toEqual([[], true])
    clock.advance(60_000)
    await settle()
    expect([views(), isSignedIn()]).toEqual([['SIWXSignMessage'], false])
  })

  it('holds for months, which is longer than a timer of a browser can run', async () => {
    const { app, connect, clock, isSignedIn } = setUp()
    app.sessions = [makeSession(ADDRESS, 'eip155:1', { expirationTime: '1970-04-01T00:00:00.000Z' })]
    await connect()
    clock.advance(80 * 24 * 60 * 60_000)
    expect(isSignedIn()).toBe(true)
    clock.advance(20 * 24 * 60 * 60_000)
    expect(isSignedIn()).toBe(false)
  })

  it('of a computer whose clock is wrong ends by that clock', async () => {
    const { app, connect, isSignedIn, clock } = setUp()
    clock.advance(Date.parse('2030-01-01'))
    app.sessions = [makeSession(ADDRESS, 'eip155:1', { expirationTime: '2026-12-01T00:00:00.000Z' })]
    await connect()
    expect(isSignedIn()).toBe(false)
  })
})

describe('another account or network', () => {
  it('is asked when sign-in is required; Cancel goes back to the network that was signed', async () => {
    const { app, connect, fake, views, lintel, evm, isSignedIn } = setUp()
    app.sessions = [makeSession(ADDRESS)]
    await connect()
    fake.report([{ ...session, network: 'eip155:10' }])
    await settle()
    expect(views()).toEqual(['SIWXSignMessage'])
    lintel.actions.cancelSignIn()
    expect(views()).toEqual(['SwitchNetwork'])
    fake.switches[0]?.resolve()
    await settle()
    expect([views(), evm().network, isSignedIn()]).toEqual([[], 'eip155:1', true])
  })

  it('disconnects on Cancel when the session of the other network has ended', async () => {
    const { app, connect, fake, lintel, evm, clock } = setUp()
    app.sessions = [makeSession(ADDRESS, 'eip155:1', { expirationTime: '1970-01-01T00:01:00.000Z' })]
    await connect()
    fake.report([{ ...session, network: 'eip155:10' }])
    await settle()
    clock.advance(60_000)
    lintel.actions.cancelSignIn()
    await settle()
    expect(evm().status).toBe('disconnected')
  })

  it('is not asked when it is optional', async () => {
    const { app, connect, fake, views, isSignedIn } = setUp({ isRequired: false })
    app.sessions = [makeSession(ADDRESS)]
    await connect()
    fake.report([{ ...session, accounts: [{ address: OTHER_ADDRESS, type: 'eoa' }] }])
    await settle()
    expect([views(), isSignedIn()]).toEqual([[], false])
  })

  it('drops the answers for the one before', async () => {
    const { app, connect, fake, request, read } = setUp()
    app.isHeld.createMessage = true
    await connect()
    fake.report([{ ...session, accounts: [{ address: OTHER_ADDRESS, type: 'eoa' }] }])
    await settle()
    const [first, second] = app.waiting
    second?.answer.resolve()
    await settle()
    first?.answer.resolve()
    await settle()
    expect(request()?.message?.data.accountAddress).toBe(OTHER_ADDRESS)
    expect(request()?.account).toBe(`eip155:1:${OTHER_ADDRESS}`)
    expect(read().signIn.sessions).toEqual([])
  })

  it('drops a signature that comes after the view was left', async () => {
    const { connect, fake, lintel, isSignedIn, app, read } = setUp({ isRequired: false })
    let answer: () => void = () => undefined
    fake.overrides.signMessage = () =>
      new Promise((resolve) => {
        answer = () => resolve({ signature: '0x5', encoding: 'hex', scheme: 'eip191', address: ADDRESS })
      })
    await connect()
    lintel.actions.confirmSignIn()
    lintel.actions.close()
    answer()
    await settle()
    expect([isSignedIn(), app.added, read().signIn.request]).toEqual([false, [], null])
  })
})

describe('signing out', () => {
  const two = [makeSession(ADDRESS), makeSession(ADDRESS, 'eip155:10'), makeSession(OTHER_ADDRESS)]

  async function setUpTwo(options: Options = {}) {
    const parts = setUp({ stored: two, ...options })
    parts.app.sessions = [...two]
    await parts.connect({
      ...{ connectorId: 'foxglove', network: 'eip155:1' },
      accounts: [{ address: OTHER_ADDRESS, type: 'eoa' }],
    })
    await parts.connect()
    return parts
  }

  it('revoking one sign-in session leaves the others', async () => {
    const { lintel, app, isSignedIn, evm, storage } = await setUpTwo()
    await lintel.actions.signOut()
    expect([isSignedIn(), evm().status]).toEqual([false, 'connected'])
    expect(app.calls.filter((call) => call.startsWith('revoke'))).toEqual([`revokeSession eip155:1:${ADDRESS}`])
    expect(app.sessions).toEqual(two.slice(1))
    const kept = JSON.parse(storage.getItem('lintel.signIn') ?? '').value.map(
      ({ data }: (typeof two)[number]) => `${data.chainId} ${data.accountAddress}`,
    )
    expect(kept.sort()).toEqual([`eip155:1 ${OTHER_ADDRESS}`, `eip155:10 ${ADDRESS}`])
  })

  it('by disconnecting ends the sessions of that account only', async () => {
    const { lintel, app } = await setUpTwo()
    await lintel.actions.disconnect({ connectorId: 'prism' })
    await settle()
    expect(app.sessions).toEqual([makeSession(OTHER_ADDRESS)])
  })

  it('does not happen when the app keeps sessions, or another wallet shares the account', async () => {
    const keeping = await setUpTwo({ signsOut: false })
    await keeping.lintel.actions.disconnect()
    await settle()
    expect(keeping.app.sessions).toEqual(two)

    const shared = setUp({ stored: two })
    shared.app.sessions = [...two]
    await shared.connect()
    await shared.connect({ ...session, connectorId: 'foxglove' })
    await shared.lintel.actions.disconnect({ connectorId: 'prism' })
    await settle()
    expect(shared.app.sessions).toEqual(two)
  })

  it('rejects when the app fails, and is signed out here all the same', async () => {
    const { lintel, app, isSignedIn } = await setUpTwo()
    app.failures.revokeSession = new Error('offline')
    await expect(lintel.actions.signOut()).rejects.toMatchObject({ code: 'sign-in-unavailable', details: 'offline' })
    expect(isSignedIn()).toBe(false)
  })

  it('in another tab is followed, as is signing in', async () => {
    const { lintel, app, storage, isSignedIn, views } = await setUpTwo()
    app.sessions = []
    storage.setItem('lintel.signIn', JSON.stringify({ version: 1, value: [] }))
    lintel.actions.followStorage()
    await settle()
    expect([isSignedIn(), views()]).toEqual([false, ['SIWXSignMessage']])
    app.sessions = [makeSession(ADDRESS)]
    storage.setItem('lintel.signIn', JSON.stringify({ version: 1, value: app.sessions }))
    lintel.actions.followStorage()
    await settle()
    expect([isSignedIn(), views()]).toEqual([true, []])
  })
})

describe('openSignIn', () => {
  it('opens Connect without an account, and the account when it is signed in', async () => {
    const { lintel, connect, views, app } = setUp()
    app.sessions = [makeSession(ADDRESS)]
    lintel.actions.openSignIn()
    expect(views()).toEqual(['Connect'])
    await connect()
    lintel.actions.openSignIn()
    expect(views()).toEqual(['Account'])
  })

  it('opens an optional sign-in again, and ignores Sign before there is a message', async () => {
    const { lintel, connect, views, request, app } = setUp({ isRequired: false })
    await connect()
    lintel.actions.close()
    app.isHeld.createMessage = true
    lintel.actions.openSignIn()
    lintel.actions.confirmSignIn()
    expect([views(), request()?.stage]).toEqual([['SIWXSignMessage'], 'preparing'])
    app.waiting[0]?.answer.resolve()
    await settle()
    expect(request()?.stage).toBe('ready')
  })
})
