import { describe, expect, it } from 'vitest'
import { createLintelStorage } from '../../../../src/core/storage/lintel-storage.js'
import { session, setUpLintel } from '../fixtures/set-up-lintel.js'

const foxglove = { ...session, connectorId: 'foxglove' }

/** Foxglove is the active wallet, and Prism is connected too. */
function setUpTwo() {
  const set = setUpLintel()
  set.lintel.start()
  set.fake.report([foxglove, session])
  return { ...set, listIds: () => set.evm().connections.map(({ connectorId }) => connectorId) }
}

describe('a connected wallet', () => {
  it('that is chosen again becomes the active one without a request', async () => {
    const { lintel, fake } = setUpTwo()
    await expect(lintel.actions.connect({ connectorId: 'prism' })).resolves.toMatchObject({ connectorId: 'prism' })
    expect(fake.calls).toEqual(['start', 'switchConnection prism'])
  })

  it('that is chosen again cancels the request to another one', async () => {
    const { lintel, fake } = setUpTwo()
    const asked = lintel.actions.connect({ connectorId: 'harbor' })
    await lintel.actions.connect({ connectorId: 'prism' })
    await expect(asked).rejects.toMatchObject({ code: 'request-cancelled' })
    expect(fake.connects[0]?.signal?.aborted).toBe(true)
  })

  it('is disconnected alone, and the last one ends the namespace', async () => {
    const { lintel, fake, listIds, storage } = setUpTwo()
    await lintel.actions.disconnect({ connectorId: 'foxglove' })
    expect(listIds()).toEqual(['prism'])
    await lintel.actions.disconnect({ connectorId: 'prism' })
    expect(fake.calls).toEqual(['start', 'disconnect foxglove', 'disconnect'])
    expect(createLintelStorage(storage).read('connections')).toEqual([])
  })
})

describe('a wallet that is not connected', () => {
  it('cannot be switched to, and is already disconnected', async () => {
    const { lintel, fake } = setUpTwo()
    await expect(lintel.actions.switchConnection({ connectorId: 'harbor' })).rejects.toMatchObject({
      code: 'not-connected',
    })
    await lintel.actions.disconnect({ connectorId: 'harbor' })
    expect(fake.calls).toEqual(['start'])
  })
})

describe('a network switch', () => {
  it('to a network that the app does not list is rejected', async () => {
    const { lintel, evm } = setUpTwo()
    const asked = lintel.actions.switchNetwork({ network: 'eip155:999' })
    await expect(asked).rejects.toMatchObject({ code: 'network-not-configured' })
    expect(evm().switching).toBeNull()
  })

  it('is cancelled by one to another network, and joined by one to the same', async () => {
    const { lintel, fake } = setUpTwo()
    const older = lintel.actions.switchNetwork({ network: 'eip155:10' })
    const joined = lintel.actions.switchNetwork({ network: 'eip155:10' })
    expect(fake.switches).toHaveLength(1)
    const newer = lintel.actions.switchNetwork({ network: 'eip155:1' })
    for (const left of [older, joined]) await expect(left).rejects.toMatchObject({ code: 'request-cancelled' })
    await newer
  })

  it('that the wallet does not answer fails after 30 s', async () => {
    const { lintel, clock } = setUpTwo()
    const asked = lintel.actions.switchNetwork({ network: 'eip155:10' })
    clock.advance(30_000)
    await expect(asked).rejects.toMatchObject({ code: 'wallet-unresponsive' })
  })
})

it('pairing without WalletConnect is refused with the option to set, which the view shows', async () => {
  const { lintel } = setUpLintel()
  lintel.start()
  await expect(lintel.actions.pair()).rejects.toMatchObject({ code: 'invalid-option', name: 'InvalidOptionError' })
  expect(lintel.store.getState().pairing?.failure?.code).toBe('invalid-option')
})

it('a caller whose request begins after other events have run is answered by its own', async () => {
  const { lintel, fake, evm } = setUpTwo()
  let asked: Promise<unknown> | undefined
  // A subscriber runs while an event is handled: what it begins waits until then.
  const stop = lintel.store.subscribe(() => {
    stop()
    asked = lintel.actions.connect({ connectorId: 'harbor' })
  })
  lintel.actions.open()
  fake.connects[0]?.resolve({ ...session, connectorId: 'harbor' })
  await expect(asked).resolves.toMatchObject({ connectorId: 'harbor' })
  expect(evm().account?.connectorId).toBe('harbor')
})
