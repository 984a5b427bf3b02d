import { expect, test } from 'vitest'
import { createLintel, getStatus, walletConnectId } from '../../../../src/headless/index.js'
import { wait } from '../../../../src/rules/async/wait.js'
import {
  createMemoryStorage,
  createMockWalletConnect,
  type MockWalletConnectOptions,
  mockChain,
  sampleAccounts,
  sampleNetworks,
} from '../../../../src/testing/index.js'

function setUp(options: MockWalletConnectOptions = {}) {
  const walletConnect = createMockWalletConnect(options)
  const lintel = createLintel({
    metadata: { name: 'Lintel' },
    networks: sampleNetworks,
    adapters: [mockChain()],
    projectId: 'test',
    services: { relay: 'wss://relay.example' },
    walletConnect,
    storage: createMemoryStorage(),
  })
  lintel.start()
  return { lintel, control: walletConnect.control, read: () => lintel.store.getState() }
}

test('a wallet that approves is the account, until it ends the session', async () => {
  const { lintel, control, read } = setUp()
  const paired = lintel.actions.pair()
  await expect.poll(() => read().pairing?.uri).toMatch(/^wc:1{64}@2/)
  control.approve()
  await expect(paired).resolves.toMatchObject({ address: sampleAccounts[0], connectorId: walletConnectId })
  control.end()
  expect(getStatus(read())).toBe('disconnected')
  lintel.destroy()
})

test('a wallet that rejects and a relay that fails can be retried', async () => {
  const { lintel, control, read } = setUp({ failure: 'relay-unavailable' })
  await expect(lintel.actions.pair()).rejects.toMatchObject({ code: 'relay-unavailable' })
  control.succeed()
  const declined = lintel.actions.pair()
  await expect.poll(() => read().pairing?.uri).toBeTruthy()
  control.reject()
  await expect(declined).rejects.toMatchObject({ code: 'request-rejected' })
  const approved = lintel.actions.pair()
  await expect.poll(() => control.uris.length).toBe(2)
  await expect.poll(() => read().pairing?.uri).toMatch(/^wc:2{64}@2/)
  control.approve()
  await expect(approved).resolves.toMatchObject({ namespace: 'eip155' })
  lintel.destroy()
})

test('a slow relay creates its link after release', async () => {
  const { lintel, control, read } = setUp({ isSlow: true })
  const paired = lintel.actions.pair()
  await wait(20)
  expect(read().pairing).toMatchObject({ uri: null, failure: null })
  control.release()
  await expect.poll(() => read().pairing?.uri).toBeTruthy()
  lintel.actions.cancelPairing()
  await expect(paired).rejects.toMatchObject({ code: 'request-cancelled' })
  lintel.destroy()
})
