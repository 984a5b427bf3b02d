import { encodeErrorResult, parseAbi } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { createChainClient } from '../../../../servers/data-api/chain/create-chain-client.js'
import { createIdentityReader } from '../../../../servers/data-api/readers/identity/create-identity-reader.js'
import type { ChainNode } from '../../../../servers/rpc/create-node.js'
import { address } from './fixtures/decoded-rows.js'

const resolver = address(9)
const facts = {
  id: 31337,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  contracts: { multicall3: address(8), ensUniversalResolver: resolver },
}

/** A node on which every contract answers that another server must be asked (ERC-3668). */
const redirectingNode = {
  async call({ params }: { params: unknown }) {
    const [{ to }] = params as [{ to: `0x${string}` }]
    const data = encodeErrorResult({
      abi: parseAbi([
        'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callback, bytes extra)',
      ]),
      args: [to, ['http://169.254.169.254/{sender}/{data}'], '0x', '0x12345678', '0x'],
    })
    return { status: 'error', error: { code: 3, message: 'execution reverted', data } }
  },
} as unknown as ChainNode

afterEach(() => {
  vi.restoreAllMocks()
})

test('no contract makes the data API call another address: a name that wants so is no name', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('The data API called an address.'))
  const client = createChainClient(facts as unknown as Parameters<typeof createChainClient>[0], redirectingNode)
  const read = createIdentityReader({ client, coinType: 60n })
  expect(await read(address(1))).toEqual({ name: null, avatar: null })
  expect(fetch).not.toHaveBeenCalled()
})
