import { describe, expect, test } from 'vitest'
import { createLintel } from '../../../src/headless/index.js'
import { mockChain, sampleNetworks } from '../../../src/testing/index.js'

async function connect() {
  const lintel = createLintel({ metadata: { name: 'Harbor' }, networks: sampleNetworks, adapters: [mockChain()] })
  lintel.start()
  const [connector] = lintel.store.getState().namespaces.eip155?.connectors ?? []
  const account = await lintel.actions.connect({ connectorId: connector?.id ?? '' })
  const [first, second] = sampleNetworks.map(({ id }) => `eip155:${id}` as const)
  return { lintel, address: account.address, first: first ?? 'eip155:0', second: second ?? 'eip155:0' }
}

const other = '0x000000000000000000000000000000000000dEaD'
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

describe('the mock chain and the actions', () => {
  test('accept a request for the active network and account', async () => {
    const { lintel, address, first } = await connect()
    const pin = { network: first, from: address.toLowerCase() }
    await expect(lintel.actions.signMessage({ message: 'hi', ...pin })).resolves.toMatchObject({ address })
    await expect(lintel.actions.sendTransaction({ kind: 'call', to, ...pin })).resolves.toMatch(/^0x/)
    lintel.destroy()
  })

  test('reject a request for another network or account', async () => {
    const { lintel, address, first, second } = await connect()
    const network = { code: 'network-mismatch', wanted: second, actual: first }
    await expect(lintel.actions.signMessage({ message: 'hi', network: second })).rejects.toMatchObject(network)
    await expect(lintel.actions.sendTransaction({ kind: 'call', to, network: second })).rejects.toMatchObject(network)
    const account = { code: 'account-mismatch', wanted: other, actual: address }
    await expect(lintel.actions.signMessage({ message: 'hi', from: other })).rejects.toMatchObject(account)
    await expect(lintel.actions.sendTransaction({ kind: 'call', to, from: other })).rejects.toMatchObject(account)
    lintel.destroy()
  })

  test('switch the network only for the active account', async () => {
    const { lintel, address, second } = await connect()
    const refused = lintel.actions.switchNetwork({ network: second, from: other })
    await expect(refused).rejects.toMatchObject({ code: 'account-mismatch', wanted: other, actual: address })
    await expect(lintel.actions.switchNetwork({ network: second, from: address })).resolves.toBeUndefined()
    lintel.destroy()
  })

  test('reject fees that are invalid on every chain', async () => {
    const { lintel } = await connect()
    const fees = { maxFeePerGas: 1n, maxPriorityFeePerGas: 2n }
    await expect(lintel.actions.sendTransaction({ kind: 'call', to, ...fees })).rejects.toMatchObject({
      code: 'invalid-transaction',
      field: 'maxPriorityFeePerGas',
    })
    lintel.destroy()
  })
})
