import { afterEach, describe, expect, it, vi } from 'vitest'
import { knownRestrictedTimeZones } from '../../../src/core/options/time-zones.js'
import { createLintelStorage } from '../../../src/core/storage/lintel-storage.js'
import { readMessages } from '../../../src/features/english.js'
import { createFakeAdapter } from './fixtures/fake-adapter.js'
import { ADDRESS, makeOptions } from './fixtures/make-state.js'
import { session, settle, setUpLintel } from './fixtures/set-up-lintel.js'
import { createMemoryStorage, olderSession, storedSession } from './fixtures/storages.js'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('before start', () => {
  it('reads no storage, starts no discovery and sets no timer', () => {
    const storage = { getItem: vi.fn(), setItem: vi.fn(), removeItem: vi.fn() }
    const { fake, clock, lintel } = setUpLintel({ storage })
    expect(storage.getItem).not.toHaveBeenCalled()
    expect(fake.calls).toEqual([])
    expect(clock.countTimers()).toBe(0)
    expect(lintel.store.getState()).toEqual(lintel.store.getInitialState())
  })

  it('keeps functions of chain definitions out of the state and passes them to the adapter', () => {
    const create = vi.fn(createFakeAdapter().factory.create)
    const network = { ...makeOptions().networks[0], formatters: { block: () => null } }
    const { lintel } = setUpLintel({ networks: [network as never], adapters: [{ namespace: 'eip155', create }] })
    expect(create.mock.calls[0]?.[0].networks[0]).toHaveProperty('formatters')
    const state = lintel.store.getState()
    expect(JSON.parse(JSON.stringify(state))).toEqual(state)
  })
})

describe('the icon of a network', () => {
  const read = (assets: object, directory: string | null = 'https://wallets.example/v1/') => {
    const network = { ...makeOptions().networks[0], assets } as never
    const services = { directory: directory ?? undefined }
    return setUpLintel({ networks: [network], services, projectId: 'p' }).lintel.store.getState().networks[0]?.assets
  }

  it('with an image id comes from the directory', () => {
    const { imageUrl } = read({ imageId: 'eip155:1' }) ?? {}
    expect(imageUrl).toBe('https://wallets.example/v1/public/getAssetImage/eip155%3A1?projectId=p&st=lintel&sv=0.1.0')
    // The networks of viem have no `imageId`: the directory knows them by their CAIP-2 id.
    expect(read({})?.imageUrl).toBe(imageUrl)
    expect(read({ imageId: '1' }, '/directory')?.imageUrl).toMatch(/^\/directory\/public\/getAssetImage\/1\?/)
  })

  it('is the URL of the app when there is one', () => {
    const url = 'https://app.example/icon.svg'
    expect(read({ imageId: 'eip155:1', imageUrl: url })?.imageUrl).toBe(url)
    expect(read({ imageId: 'eip155:1' }, null)?.imageUrl).toBeUndefined()
  })
})

const embedded = { create: () => null as never }
const services = { frame: 'https://wallet.example' }

describe('e-mail and social logins', () => {
  const show = (options: Parameters<typeof setUpLintel>[0]) => {
    const { email, socials } = setUpLintel(options).lintel.store.getState().settings.features
    return email && socials.length > 0
  }

  it('are shown by default once the embedded wallet, its frame and the project are configured', () => {
    expect(show({ embedded, services, projectId: 'harbor' })).toBe(true)
    expect(show({ embedded, services, projectId: 'harbor', features: { email: false, socials: [] } })).toBe(false)
    expect(show({ embedded, services, projectId: 'harbor', features: { socials: ['google'] } })).toBe(true)
    expect(show({})).toBe(false)
    // They would lead nowhere.
    expect(show({ features: { email: true, socials: ['google'] } })).toBe(false)
    expect(show({ embedded, services })).toBe(false)
    expect(show({ services, projectId: 'harbor' })).toBe(false)
  })
})

describe('restricted time zones', () => {
  const start = (zones: readonly string[] | undefined, timeZone: string) => {
    const options = Intl.DateTimeFormat().resolvedOptions()
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone })
    const { lintel } = setUpLintel({
      ...{ embedded, services, projectId: 'harbor' },
      features: { socials: ['google'] },
      restrictedTimeZones: zones,
    })
    lintel.start()
    const { email, socials } = lintel.store.getState().settings.features
    return [email, socials.length]
  }

  it('have no e-mail and social logins, and restrict nothing unless the app passes them', () => {
    expect(start(knownRestrictedTimeZones, 'Asia/Shanghai')).toEqual([false, 0])
    expect(start(knownRestrictedTimeZones, 'Europe/Berlin')).toEqual([true, 1])
    expect(start(undefined, 'Asia/Shanghai')).toEqual([true, 1])
  })
})

describe('a reload', () => {
  it('is `connecting` as soon as start returns, then connected', async () => {
    const { fake, lintel, evm } = setUpLintel({ storage: createMemoryStorage(storedSession) })
    lintel.start()
    expect(evm()).toMatchObject({ status: 'connecting', network: 'eip155:10', isRestoring: true })
    fake.reconnects[0]?.resolve({ ...session, network: 'eip155:10' })
    await settle()
    expect(evm()).toMatchObject({ status: 'connected', account: { address: ADDRESS } })
  })

  it('has the recent wallets, newest first', async () => {
    const { fake, lintel } = setUpLintel({ storage: createMemoryStorage(storedSession) })
    lintel.start()
    const recent = () => lintel.store.getState().recentWallets.map(({ connectorId }) => connectorId)
    expect(recent()).toEqual(['prism'])
    const asked = lintel.actions.connect({ connectorId: 'other' })
    fake.connects[0]?.resolve({ ...session, connectorId: 'other' })
    await asked
    expect(recent()).toEqual(['other', 'prism'])
  })

  it('after an update restores what the version before has stored', async () => {
    const storage = createMemoryStorage(olderSession)
    const { fake, lintel, evm } = setUpLintel({ storage })
    lintel.start()
    expect(evm()).toMatchObject({ status: 'connecting', network: 'eip155:10' })
    expect(lintel.store.getState().recentWallets.map(({ connectorId }) => connectorId)).toEqual(['foxglove', 'prism'])
    const harbor = { ...session, connectorId: 'harbor' }
    fake.reconnects[0]?.resolve([session, harbor])
    await settle()
    expect(evm().connections.map(({ connectorId }) => connectorId)).toEqual(['prism', 'harbor'])
    // The next visit finds the list.
    const next = setUpLintel({ storage })
    next.lintel.start()
    expect(next.fake.calls).toEqual(['start', 'reconnect'])
  })

  it('stops waiting after 10 s', () => {
    const { clock, lintel, evm } = setUpLintel({ storage: createMemoryStorage(storedSession) })
    lintel.start()
    clock.advance(9_999)
    expect(evm().status).toBe('connecting')
    clock.advance(1)
    expect(evm().status).toBe('disconnected')
  })

  it('shows a restore that the adapter expects before the start, for at most 10 s', () => {
    const fake = createFakeAdapter()
    fake.overrides.willRestore = true
    const { clock, lintel, evm } = setUpLintel({ adapters: [fake.factory] })
    expect(evm()).toMatchObject({ status: 'connecting', isRestoring: true })
    lintel.start()
    clock.advance(9_999)
    expect(evm().isRestoring).toBe(true)
    clock.advance(1)
    expect(evm()).toMatchObject({ status: 'disconnected', isRestoring: false })
  })

  it('stays disconnected after a disconnect', async () => {
    const first = setUpLintel()
    first.lintel.start()
    const connected = first.lintel.actions.connect({ connectorId: 'prism' })
    first.fake.connects[0]?.resolve(session)
    await connected
    await first.lintel.actions.disconnect()
    const second = setUpLintel({ storage: first.storage })
    second.lintel.start()
    expect(second.fake.calls).toEqual(['start'])
  })

  it('starts once, and again after destroy', () => {
    const { fake, clock, lintel, evm } = setUpLintel({ storage: createMemoryStorage(storedSession) })
    lintel.start()
    lintel.start()
    expect(fake.calls).toEqual(['start', 'reconnect'])
    lintel.destroy()
    expect([fake.isStarted(), clock.countTimers()]).toEqual([false, 0])
    lintel.start()
    expect(evm().status).toBe('connecting')
  })
})

describe('connect', () => {
  it('resolves with the account and stores it', async () => {
    const { fake, storage, lintel } = setUpLintel()
    lintel.start()
    const asked = lintel.actions.connect({ connectorId: 'prism' })
    fake.connects[0]?.resolve(session)
    await expect(asked).resolves.toEqual({ namespace: 'eip155', address: ADDRESS, type: 'eoa', connectorId: 'prism' })
    const stored = createLintelStorage(storage).read('connections')
    expect(stored).toEqual([
      { namespace: 'eip155', connectorId: 'prism', wallet: null, isConnected: true, chosenAt: 1_000 },
    ])
  })

  it('rejects with the error that the state shows', async () => {
    const { fake, lintel, evm } = setUpLintel()
    lintel.start()
    const asked = lintel.actions.connect({ connectorId: 'prism' })
    fake.connects[0]?.reject({ code: 4001, message: 'No' })
    await expect(asked).rejects.toMatchObject({ code: 'request-rejected', name: 'RequestRejectedError' })
    expect(evm().attempt?.failure).toEqual({ code: 'request-rejected', details: 'No' })
  })

  it.each([
    ['a string', 'boom', 'wallet-failed'],
    ['null', null, 'wallet-failed'],
    ['a rejection as text', 'User rejected the request', 'request-rejected'],
  ])('converts a thrown %s', async (_name, thrown, code) => {
    const { fake, lintel } = setUpLintel()
    lintel.start()
    const asked = lintel.actions.connect({ connectorId: 'prism' })
    fake.connects[0]?.reject(thrown)
    await expect(asked).rejects.toMatchObject({ code })
  })

  it('ignores a wallet that timed out once its view is closed', async () => {
    const { fake, clock, lintel, evm } = setUpLintel()
    lintel.start()
    const first = lintel.actions.connect({ connectorId: 'prism' })
    fake.connects[0]?.resolve(session)
    await first
    lintel.actions.open({ view: 'ConnectingExternal', connectorId: 'other' })
    const second = lintel.actions.connect({ connectorId: 'other' })
    clock.advance(30_000)
    await expect(second).rejects.toMatchObject({ code: 'wallet-unresponsive' })
    expect(fake.connects[1]?.signal?.aborted).toBe(false)
    lintel.actions.back()
    expect(fake.connects[1]?.signal?.aborted).toBe(true)
    expect(evm().account?.connectorId).toBe('prism')
  })

  it('joins the running attempt instead of sending a second request', async () => {
    const { fake, lintel } = setUpLintel()
    lintel.start()
    const both = Promise.all([
      lintel.actions.connect({ connectorId: 'prism' }),
      lintel.actions.connect({ connectorId: 'prism' }),
    ])
    expect(fake.connects).toHaveLength(1)
    fake.connects[0]?.resolve(session)
    expect((await both).map(({ address }) => address)).toEqual([ADDRESS, ADDRESS])
  })

  it('aborts the older request when another wallet is chosen', async () => {
    const { fake, lintel, evm } = setUpLintel()
    lintel.start()
    const older = lintel.actions.connect({ connectorId: 'prism' })
    const newer = lintel.actions.connect({ connectorId: 'other' })
    await expect(older).rejects.toMatchObject({ code: 'request-cancelled' })
    expect(fake.connects[0]?.signal?.aborted).toBe(true)
    fake.connects[0]?.resolve(session)
    fake.connects[1]?.resolve({ ...session, connectorId: 'other' })
    await newer
    expect(evm().account?.connectorId).toBe('other')
  })
})

describe('messages', () => {
  it('are English, with single ones replaced', () => {
    const { lintel } = setUpLintel({ messages: { connectButton: { connect: 'Enter' } } })
    expect(lintel.messages.getState().connectButton).toMatchObject({ connect: 'Enter', connecting: 'Connecting' })
  })

  it('are replaced at run time, and the locale chosen last wins', async () => {
    const { lintel } = setUpLintel()
    let finishSlow: (words: { common: { close: string } }) => void = () => undefined
    const slow = lintel.actions.setMessages(
      () =>
        new Promise((resolve) => {
          finishSlow = resolve
        }),
    )
    await lintel.actions.setMessages(async () => ({ common: { close: 'Schließen' } }))
    finishSlow({ common: { close: 'Fermer' } })
    await slow
    expect(readMessages(lintel.messages.getState()).common.close).toBe('Schließen')
  })

  it('stay English with one warning when a locale fails to load', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { lintel } = setUpLintel({ messages: () => Promise.reject(new Error('offline')) })
    lintel.start()
    await settle()
    expect(readMessages(lintel.messages.getState()).common.close).toBe('Close')
    expect(warn).toHaveBeenCalledTimes(1)
  })
})

describe('two instances', () => {
  it('share nothing', async () => {
    const one = setUpLintel()
    const two = setUpLintel()
    one.lintel.start()
    one.lintel.actions.open()
    one.lintel.actions.showToast({ variant: 'success', message: 'Hello' })
    const asked = one.lintel.actions.connect({ connectorId: 'prism' })
    one.fake.connects[0]?.resolve(session)
    await asked
    await one.lintel.actions.setMessages({ common: { close: 'Shut' } })
    expect(two.lintel.store.getState()).toEqual(two.lintel.store.getInitialState())
    expect(readMessages(two.lintel.messages.getState()).common.close).toBe('Close')
    expect(two.storage.values.size).toBe(0)
    expect(two.clock.countTimers()).toBe(0)
  })
})

describe('destroy', () => {
  it('leaves no timer and no pending promise', async () => {
    const { fake, clock, lintel, evm } = setUpLintel()
    lintel.start()
    lintel.actions.showToast({ variant: 'success', message: 'Hello' })
    const asked = lintel.actions.connect({ connectorId: 'prism' })
    expect(clock.countTimers()).toBe(2)
    lintel.destroy()
    await expect(asked).rejects.toMatchObject({ code: 'request-cancelled' })
    expect([clock.countTimers(), fake.isStarted(), evm().status]).toEqual([0, false, 'disconnected'])
    lintel.actions.showToast({ variant: 'success', message: 'Later' })
    expect(clock.countTimers()).toBe(0)
  })

  it('leaves nothing that ends only after a delay', () => {
    const { lintel } = setUpLintel({ embedded, services, projectId: 'harbor' })
    lintel.start()
    lintel.actions.open({ view: 'ApproveTransaction' })
    lintel.actions.close()
    lintel.actions.showToast({ variant: 'success', message: 'One' })
    lintel.actions.showToast({ variant: 'success', message: 'Two' })
    const before = lintel.store.getState()
    expect([before.toast.status, before.modal.shake?.reason]).toEqual(['swapping', 'approve-pending'])
    lintel.destroy()
    const after = lintel.store.getState()
    expect([after.toast.status, after.modal.shake]).toEqual(['closed', null])
  })
})
