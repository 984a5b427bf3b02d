import { expect, it, vi } from 'vitest'
import { createLintel } from '../../../../src/headless/create-lintel.js'
import { createQueryClient } from '../../../../src/react/create-query-client.js'
import { createMockWalletConnect } from '../../../../src/testing/index.js'
import { ADDRESS, makeOptions } from '../fixtures/make-state.js'
import { createMemoryStorage } from '../fixtures/storages.js'

/** An app that can only pair, and without a project id not even that. */
function open() {
  const onError = vi.fn()
  const services = { relay: 'wss://relay.example' }
  const walletConnect = createMockWalletConnect()
  const options = { adapters: [], walletConnect, services, onError, storage: createMemoryStorage() }
  const lintel = createLintel(makeOptions(options))
  lintel.start()
  return { lintel, onError }
}

it('a namespace without an adapter is told from a wallet that is not connected', async () => {
  const { lintel, onError } = open()
  const signed = { signature: '0x', encoding: 'hex', scheme: 'eip191', address: ADDRESS } as const
  const expected = { code: 'invalid-option', option: 'adapters' }
  await expect(lintel.actions.verifyMessage({ message: 'Hello', signed })).rejects.toMatchObject(expected)
  await expect(lintel.actions.waitForReceipt({ id: '0x1' })).rejects.toMatchObject(expected)
  await expect(lintel.actions.connect({ connectorId: 'prism' })).rejects.toMatchObject(expected)
  await expect(lintel.actions.connect({ connectorId: 'prism', namespace: 'solana' })).rejects.toMatchObject(expected)
  const other = { connectorId: 'prism', namespace: 'solana' } as const
  await expect(lintel.actions.switchConnection(other)).rejects.toMatchObject(expected)
  expect(onError.mock.calls[1]?.[0].message).toMatch(/Chain adapter not found: add eip155\(\)/)
  await expect(lintel.actions.signMessage({ message: 'Hello' })).rejects.toMatchObject({ code: 'not-connected' })
})

it('a balance there says so to the developer', async () => {
  const { lintel, onError } = open()
  const query = { ...lintel.queries.balance({ addresses: [ADDRESS], network: 'eip155:1' }) }
  await expect(createQueryClient().fetchQuery(query)).rejects.toMatchObject({ code: 'balance-unavailable' })
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ option: 'adapters' }))
})
