import { describe, expect, it } from 'vitest'
import { getInternals } from '../../../../src/core/actions/internals.js'
import { getSignInSession } from '../../../../src/headless/index.js'
import { makeSession } from '../../core/fixtures/fake-siwx.js'
import { ADDRESS, OTHER_ADDRESS } from '../../core/fixtures/make-state.js'
import { session, settle } from '../../core/fixtures/set-up-lintel.js'
import { type SignInSetUp, setUpSignIn, setUpSignInReload } from './set-up-sign-in.js'

describe('a reload', () => {
  const restored = { ...session, network: 'eip155:10' } as const

  it('counts a stored session at once, and keeps it when the app confirms it', async () => {
    const stored = [makeSession(ADDRESS, 'eip155:10')]
    const { fake, read, views, app } = setUpSignInReload({ stored })
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
    const { fake, read, views } = setUpSignInReload({ stored: [makeSession(ADDRESS, 'eip155:10')] })
    fake.reconnects[0]?.resolve(restored)
    await settle()
    expect([views(), getSignInSession(read())]).toEqual([['SIWXSignMessage'], null])
  })

  it('keeps a stored session while the app does not answer', async () => {
    const { fake, read, views, app } = setUpSignInReload({ stored: [makeSession(ADDRESS, 'eip155:10')] })
    app.failures.getSessions = new Error('offline')
    fake.reconnects[0]?.resolve(restored)
    await settle()
    expect([views(), getSignInSession(read())?.data.accountAddress]).toEqual([[], ADDRESS])
  })

  it.each([
    [true, ['SIWXSignMessage']],
    [false, []],
  ])('without a session asks at once only when it is required: %s', async (isRequired, expected) => {
    const { fake, views } = setUpSignInReload({ isRequired })
    fake.reconnects[0]?.resolve(restored)
    await settle()
    expect(views()).toEqual(expected)
  })

  it('drops what is stored and is not a session', async () => {
    const held = makeSession(ADDRESS, 'eip155:10')
    const others = [null, { ...held, data: null }, { ...held, data: { ...held.data, expirationTime: 1 } }]
    const { fake, read, app } = setUpSignInReload({ stored: [...(others as never[]), held] })
    app.sessions = [held]
    fake.reconnects[0]?.resolve(restored)
    await settle()
    expect(read().signIn.sessions).toMatchObject([held])
  })

  it('drops stored sessions that have expired or do not hold yet', async () => {
    const { read, fake } = setUpSignInReload({
      stored: [
        makeSession(ADDRESS, 'eip155:1', { expirationTime: '1970-01-01T00:00:01.000Z' }),
        makeSession(ADDRESS, 'eip155:10', { notBefore: '1970-01-01T00:00:01.001Z' }),
        makeSession(OTHER_ADDRESS, 'eip155:1', { expirationTime: 'tomorrow' }),
        makeSession(OTHER_ADDRESS, 'eip155:10', { expirationTime: '1970-01-01T00:00:01.001Z' }),
      ],
    })
    fake.reconnects[0]?.resolve(restored)
    await settle()
    expect(read().signIn.sessions.map(({ data }) => [data.accountAddress, data.chainId])).toEqual([
      [OTHER_ADDRESS, 'eip155:10'],
    ])
  })

  it('is the same after React has started, stopped and started it', async () => {
    const stored = [makeSession(ADDRESS, 'eip155:10')]
    const { fake, lintel, read, views, app } = setUpSignInReload({ stored })
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
    const { app, connect, clock, views, isSignedIn } = setUpSignIn()
    app.sessions = [makeSession(ADDRESS, 'eip155:1', { expirationTime: '1970-01-01T00:01:00.000Z' })]
    await connect()
    expect([views(), isSignedIn()]).toEqual([[], true])
    clock.advance(60_000)
    await settle()
    expect([views(), isSignedIn()]).toEqual([['SIWXSignMessage'], false])
  })

  it('holds for months, which is longer than a timer of a browser can run', async () => {
    const { app, connect, clock, isSignedIn } = setUpSignIn()
    app.sessions = [makeSession(ADDRESS, 'eip155:1', { expirationTime: '1970-04-01T00:00:00.000Z' })]
    await connect()
    clock.advance(80 * 24 * 60 * 60_000)
    expect(isSignedIn()).toBe(true)
    clock.advance(20 * 24 * 60 * 60_000)
    expect(isSignedIn()).toBe(false)
  })

  it('of a computer whose clock is wrong ends by that clock', async () => {
    const { app, connect, isSignedIn, clock } = setUpSignIn()
    clock.advance(Date.parse('2030-01-01'))
    app.sessions = [makeSession(ADDRESS, 'eip155:1', { expirationTime: '2026-12-01T00:00:00.000Z' })]
    await connect()
    expect(isSignedIn()).toBe(false)
  })
})

describe('another account or network', () => {
  it('is asked when sign-in is required; Cancel goes back to the network that was signed', async () => {
    const { app, connect, fake, views, lintel, evm, isSignedIn } = setUpSignIn()
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
    const { app, connect, fake, lintel, evm, clock } = setUpSignIn()
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
    const { app, connect, fake, views, isSignedIn } = setUpSignIn({ isRequired: false })
    app.sessions = [makeSession(ADDRESS)]
    await connect()
    fake.report([{ ...session, accounts: [{ address: OTHER_ADDRESS, type: 'eoa' }] }])
    await settle()
    expect([views(), isSignedIn()]).toEqual([[], false])
  })

  it('drops the answers for the one before', async () => {
    const { app, connect, fake, request, read } = setUpSignIn()
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
    const { connect, fake, lintel, isSignedIn, app, read } = setUpSignIn({ isRequired: false })
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

  async function setUpTwo(options: SignInSetUp = {}) {
    const parts = setUpSignIn({ stored: two, ...options })
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

    const shared = setUpSignIn({ stored: two })
    shared.app.sessions = [...two]
    await shared.connect()
    await shared.connect({ ...session, connectorId: 'foxglove' })
    await shared.lintel.actions.disconnect({ connectorId: 'prism' })
    await settle()
    expect(shared.app.sessions).toEqual(two)
  })

  it.each(['signOut', 'disconnect'] as const)(
    'by %s says so when the app fails, and keeps the session',
    async (way) => {
      const { lintel, app, connect, isSignedIn, read } = await setUpTwo()
      app.failures.revokeSession = new Error('offline')
      const left = lintel.actions[way]()
      if (way === 'signOut') await expect(left).rejects.toMatchObject({ code: 'sign-out-failed', details: 'offline' })
      for (let turn = 0; turn < 3; turn++) await settle()
      expect(read().toast).toMatchObject({ toast: { variant: 'error', error: 'sign-out-failed' } })
      if (way === 'disconnect') await connect()
      expect(isSignedIn()).toBe(true)
    },
  )

  it('in another tab is followed, as is signing in', async () => {
    const { lintel, app, storage, isSignedIn, views } = await setUpTwo()
    app.sessions = []
    storage.setItem('lintel.signIn', JSON.stringify({ version: 1, value: [] }))
    getInternals(lintel).followStorage()
    await settle()
    expect([isSignedIn(), views()]).toEqual([false, ['SIWXSignMessage']])
    app.sessions = [makeSession(ADDRESS)]
    storage.setItem('lintel.signIn', JSON.stringify({ version: 1, value: app.sessions }))
    getInternals(lintel).followStorage()
    await settle()
    expect([isSignedIn(), views()]).toEqual([true, []])
  })
})
