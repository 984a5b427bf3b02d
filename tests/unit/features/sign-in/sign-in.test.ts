import { describe, expect, it } from 'vitest'
import { RequestRejectedError, SignInClockError } from '../../../../src/core/index.js'
import { createFakeSiwx, makeSession } from '../../core/fixtures/fake-siwx.js'
import { ADDRESS, getViewNames, OTHER_ADDRESS } from '../../core/fixtures/make-state.js'
import { session, settle, setUpLintel } from '../../core/fixtures/set-up-lintel.js'
import { replaceLate } from './replace-late.js'
import { setUpSignIn } from './set-up-sign-in.js'

describe('after connecting', () => {
  it('opens, has the wallet sign the message on screen, stores the session and closes', async () => {
    const { app, connect, views, request, sign, isSignedIn, fake, storage } = setUpSignIn()
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
    const { app, connect, views, isSignedIn } = setUpSignIn()
    app.sessions = [makeSession(ADDRESS)]
    await connect()
    expect([views(), isSignedIn()]).toEqual([[], true])
  })

  it('shows it while sessions are read, and cannot be closed while it is required', async () => {
    const { app, connect, views, request, lintel, read } = setUpSignIn()
    app.isHeld.getSessions = true
    await connect()
    expect([views(), request()?.stage]).toEqual([['SIWXSignMessage'], 'checking'])
    lintel.actions.close()
    lintel.actions.back()
    expect([views(), read().modal.shake?.reason]).toEqual([['SIWXSignMessage'], 'sign-in-required'])
  })

  it('asks for an optional sign-in too; Cancel closes it, keeps the account, and Connect is next', async () => {
    const { connect, views, lintel, evm, read } = setUpSignIn({ isRequired: false })
    await connect()
    expect(views()).toEqual(['SIWXSignMessage'])
    lintel.actions.cancelSignIn()
    expect([views(), getViewNames(read()), evm().status]).toEqual([[], ['Connect'], 'connected'])
    expect(read().signIn.request).toBeNull()
  })

  it('Cancel of a required one disconnects that wallet only', async () => {
    const { connect, views, lintel, evm, app } = setUpSignIn()
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
    const { connect, sign, request, views, fake, isSignedIn } = setUpSignIn()
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
    const { connect, sign, request, views, app } = setUpSignIn()
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
    [{ address: ADDRESS, type: 'eoa' }, 'sign-in-refused', new Error('signature')],
    [{ address: ADDRESS, type: 'smartAccount' }, 'smart-account-unsupported', new Error('signature')],
    [{ address: ADDRESS, type: 'eoa' }, 'sign-in-clock', new SignInClockError({ details: 'time' })],
    [{ address: ADDRESS, type: 'smartAccount' }, 'sign-in-clock', new SignInClockError({ details: 'time' })],
  ] as const)('of the verification of %o is %s', async (account, code, failure) => {
    const { connect, sign, request, app, fake } = setUpSignIn()
    app.failures.addSession = failure
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
      const { connect, views, evm, app, read } = setUpSignIn()
      app.failures[method] = new Error('no answer')
      await connect()
      expect([views(), evm().status]).toEqual([['Connect'], 'disconnected'])
      expect(read().toast).toMatchObject({
        toast: { variant: 'error', error: 'sign-in-unavailable' },
      })
      expect(read().signIn.request).toBeNull()
    },
  )

  it('is also an app that does not answer for 30 s', async () => {
    const { connect, evm, app, clock, request } = setUpSignIn()
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
    const { lintel, fake, evm } = setUpLintel({ siwx }, replaceLate())
    lintel.start()
    const connected = lintel.actions.connect({ connectorId: 'prism' })
    fake.connects[0]?.resolve(session)
    await connected
    await settle()
    expect(evm().status).toBe('disconnected')
  })
})

describe('openSignIn', () => {
  it('opens Connect without an account, and the account when it is signed in', async () => {
    const { lintel, connect, views, app } = setUpSignIn()
    app.sessions = [makeSession(ADDRESS)]
    lintel.actions.openSignIn()
    expect(views()).toEqual(['Connect'])
    await connect()
    lintel.actions.openSignIn()
    expect(views()).toEqual(['Account'])
  })

  it('opens the view that an app may know as ConnectingSiwe', async () => {
    const { lintel, connect, views } = setUpSignIn({ isRequired: false })
    await connect()
    lintel.actions.close()
    lintel.actions.open({ view: 'ConnectingSiwe' })
    expect(views()).toEqual(['SIWXSignMessage'])
  })

  it('opens an optional sign-in again, and ignores Sign before there is a message', async () => {
    const { lintel, connect, views, request, app } = setUpSignIn({ isRequired: false })
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
