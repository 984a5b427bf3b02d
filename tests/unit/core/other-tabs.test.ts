import { describe, expect, it, vi } from 'vitest'
import { getInternals } from '../../../src/core/actions/internals.js'
import { RequestRejectedError } from '../../../src/core/errors/wallet-errors.js'
import { createLintelStorage } from '../../../src/core/storage/lintel-storage.js'
import { session, settle, setUpLintel } from './fixtures/set-up-lintel.js'
import { createMemoryStorage, storedSession } from './fixtures/storages.js'
import { storeConnected, storeDisconnected } from './fixtures/stored-connections.js'

describe('another tab', () => {
  it('is followed when it disconnects and when it connects', async () => {
    const here = setUpLintel()
    const there = setUpLintel({ storage: here.storage })
    here.lintel.start()
    there.lintel.start()
    const asked = here.lintel.actions.connect({ connectorId: 'prism' })
    here.fake.connects[0]?.resolve(session)
    await asked
    getInternals(there.lintel).followStorage()
    expect(there.evm().status).toBe('connecting')
    there.fake.reconnects[0]?.resolve(session)
    await settle()
    expect(there.evm().status).toBe('connected')
    await there.lintel.actions.disconnect()
    getInternals(here.lintel).followStorage()
    await settle()
    expect(here.evm()).toMatchObject({ status: 'disconnected', account: null })
  })

  it('is followed without a reload when it is another Lintel of this page', async () => {
    vi.stubGlobal('window', new EventTarget())
    // Node has none.
    vi.stubGlobal('StorageEvent', Event)
    const first = setUpLintel()
    const second = setUpLintel({ storage: first.storage })
    for (const { lintel } of [first, second]) lintel.start()
    const asked = first.lintel.actions.connect({ connectorId: 'prism' })
    first.fake.connects[0]?.resolve(session)
    await asked
    await settle()
    second.fake.reconnects[0]?.resolve(session)
    await settle()
    expect(second.evm().status).toBe('connected')
    await second.lintel.actions.disconnect()
    await settle()
    expect(first.evm()).toMatchObject({ status: 'disconnected', account: null })
    const removed = vi.spyOn(window, 'removeEventListener')
    first.lintel.destroy()
    expect(removed.mock.calls.map(([type]) => type)).toEqual(['storage', 'pageshow'])
    vi.unstubAllGlobals()
  })

  it('is not what a feature of this instance stores', () => {
    const logged = { debug: true, logLevel: 'debug' } as const
    const here = setUpLintel(logged)
    const there = setUpLintel({ ...logged, storage: here.storage })
    for (const { lintel } of [here, there]) lintel.start()
    getInternals(here.lintel).storage.write('signOuts', { 'eip155:1:0xa': 1 })
    for (const { lintel } of [here, there]) getInternals(lintel).followStorage()
    const follows = ({ lintel }: typeof here) => lintel.getLog().includes('storage/followed')
    expect([follows(here), follows(there)]).toEqual([false, true])
  })

  it('is followed when it chooses a network, as long as no wallet is connected here', async () => {
    const here = setUpLintel()
    const there = setUpLintel({ storage: here.storage })
    here.lintel.start()
    there.lintel.start()
    await here.lintel.actions.switchNetwork({ network: 'eip155:10' })
    getInternals(there.lintel).followStorage()
    expect(there.evm().network).toBe('eip155:10')
    const written = new Map(here.storage.values)
    getInternals(here.lintel).followStorage()
    expect(here.storage.values).toEqual(written)
  })

  it('does not change the network of a wallet that is connected here', async () => {
    const storage = createMemoryStorage(storedSession)
    const { fake, lintel, evm } = setUpLintel({ storage })
    lintel.start()
    fake.reconnects[0]?.resolve({ ...session, network: 'eip155:10' })
    await settle()
    createLintelStorage(storage).write('network', 'eip155:1')
    getInternals(lintel).followStorage()
    expect([evm().network, fake.calls.filter((call) => call.startsWith('switch'))]).toEqual(['eip155:10', []])
  })

  it('is followed when it uses another wallet: that is the most recent one here too', async () => {
    const here = setUpLintel()
    const there = setUpLintel({ storage: here.storage })
    here.lintel.start()
    there.lintel.start()
    const asked = here.lintel.actions.connect({ connectorId: 'prism' })
    here.fake.connects[0]?.resolve(session)
    await asked
    getInternals(there.lintel).followStorage()
    expect(there.lintel.store.getState().recentWallets).toEqual([{ connectorId: 'prism', wallet: null }])
  })

  const foxglove = { ...session, connectorId: 'foxglove' }
  const countRestores = ({ fake }: ReturnType<typeof setUpLintel>) =>
    fake.calls.filter((call) => call === 'reconnect').length

  it('does not retry a wallet that did not answer here, until that wallet is active there', async () => {
    const storage = createMemoryStorage()
    storeConnected(storage, 'silent')
    storeConnected(storage, 'prism')
    const here = setUpLintel({ storage })
    here.lintel.start()
    here.fake.reconnects[0]?.resolve([session, foxglove])
    await settle()
    storeConnected(storage, 'foxglove')
    getInternals(here.lintel).followStorage()
    await settle()
    expect([countRestores(here), here.evm().account?.connectorId]).toEqual([1, 'foxglove'])
    storeConnected(storage, 'silent')
    getInternals(here.lintel).followStorage()
    expect(countRestores(here)).toBe(2)
  })

  it('is followed when it undoes a change of this one', async () => {
    const here = setUpLintel()
    here.lintel.start()
    const connect = async (answer: typeof session) => {
      const asked = here.lintel.actions.connect({ connectorId: answer.connectorId })
      here.fake.connects.at(-1)?.resolve(answer)
      await asked
    }
    await connect(session)
    getInternals(here.lintel).followStorage()
    await connect(foxglove)
    storeDisconnected(here.storage, 'foxglove')
    getInternals(here.lintel).followStorage()
    await settle()
    expect(here.evm().connections.map(({ connectorId }) => connectorId)).toEqual(['prism'])
  })

  it('does not retry a wallet that did not answer for other changes', async () => {
    const storage = createMemoryStorage(storedSession)
    const here = setUpLintel({ storage })
    here.lintel.start()
    here.clock.advance(10_000)
    expect(here.evm().status).toBe('disconnected')
    createLintelStorage(storage).write('network', 'eip155:1')
    getInternals(here.lintel).followStorage()
    expect(countRestores(here)).toBe(1)
  })

  it('is followed when it disconnects a wallet that is being restored here: it is disconnected once it answers', async () => {
    const storage = createMemoryStorage(storedSession)
    storeConnected(storage, 'harbor')
    const { fake, lintel, evm } = setUpLintel({ storage })
    lintel.start()
    storeDisconnected(storage, 'harbor')
    getInternals(lintel).followStorage()
    fake.reconnects[0]?.resolve([{ ...session, connectorId: 'harbor' }, session])
    await settle()
    expect(evm().connections.map(({ connectorId }) => connectorId)).toEqual(['prism'])
    expect(evm().account?.connectorId).toBe('prism')
    expect(fake.calls).toContain('disconnect harbor')
  })

  it('is followed when it disconnects all wallets during a restore here', async () => {
    const storage = createMemoryStorage(storedSession)
    const { fake, lintel, evm } = setUpLintel({ storage })
    lintel.start()
    storeDisconnected(storage, null)
    getInternals(lintel).followStorage()
    fake.reconnects[0]?.resolve(session)
    await settle()
    expect(evm()).toMatchObject({ status: 'disconnected', account: null, connections: [] })
  })

  it('is followed during an attempt here, which continues', async () => {
    const storage = createMemoryStorage(storedSession)
    const here = setUpLintel({ storage })
    here.lintel.start()
    here.fake.reconnects[0]?.resolve(session)
    await settle()
    const asked = here.lintel.actions.connect({ connectorId: 'foxglove' })
    storeConnected(storage, 'harbor')
    getInternals(here.lintel).followStorage()
    expect(countRestores(here)).toBe(2)
    here.fake.connects[0]?.reject(new RequestRejectedError())
    await expect(asked).rejects.toMatchObject({ code: 'request-rejected' })
  })
})
