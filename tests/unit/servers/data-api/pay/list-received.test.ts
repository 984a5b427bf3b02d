import { expect, test } from 'vitest'
import type { StoredRequest } from '../../../../../servers/data-api/pay/format-request.js'
import { listReceived, type WatchedChain } from '../../../../../servers/data-api/pay/list-received.js'
import type { Movement } from '../../../../../servers/data-api/pay/read-arrivals.js'

const address = `0x${'11'.repeat(20)}` as const
const asset = 'eip155:1/slip44:60'
const kept = {
  row: { id: 'id', expiresAt: 1_000, received: [] },
  options: [{ asset, address, symbol: 'ETH', decimals: 18 }],
  refunds: [],
} as unknown as StoredRequest
const chain: WatchedChain = {
  ...{ network: 'eip155:1', name: 'Ethereum', tokens: new Set<string>(), required: 3 },
  readBalance: async () => 10n ** 18n,
  describe: async () => ({ symbol: 'ETH', decimals: 18 }),
}
const move = (block: number): Movement => ({
  ...{ requestId: 'id', address, network: 'eip155:1', asset, contract: null, amount: 5n, to: address, position: 0 },
  from: '0x22',
  hash: `0x${block}`,
  ...{ block, minedAt: 500 },
})

test('a transfer in a block that was indexed after its head was read is left to the next look', async () => {
  const heads = new Map([['eip155:1', { number: 8, hash: '0x08' as const, time: 1 }]])
  const received = await listReceived(kept, [7, 8, 9, 10].map(move), heads, { chains: [chain], now: () => 600 })
  expect(received.map(({ hash, confirmations }) => [hash, confirmations])).toEqual([
    ['0x7', 2],
    ['0x8', 1],
  ])
})
