import { createPublicClient, custom, type Hex, parseTransaction, toHex } from 'viem'
import { expect, test } from 'vitest'
import { createSweeper } from '../../../../../servers/data-api/pay/create-sweeper.js'

const key = `0x${'01'.repeat(32)}` as const
const sweep = { requestId: 'AAECAwQFBgcICQoLDA0ODw', receiver: `0x${'22'.repeat(20)}`, contract: null } as const

/** A node that suggests a tip in gwei, and answers a transaction with an error. */
function open(tip: number, error?: string) {
  const sent: Hex[] = []
  const answers: Record<string, unknown> = {
    eth_estimateGas: '0x186a0',
    eth_getTransactionCount: '0x7',
    eth_getBlockByNumber: { number: '0x1', baseFeePerGas: '0x64', transactions: [] },
    eth_chainId: '0x89',
    eth_maxPriorityFeePerGas: toHex(BigInt(tip) * 10n ** 9n),
  }
  const transport = custom(
    {
      async request({ method, params }: { method: string; params?: unknown }) {
        if (method !== 'eth_sendRawTransaction') return answers[method]
        sent.push((params as [Hex])[0])
        if (error !== undefined) throw new Error(error)
        return `0x${'00'.repeat(32)}`
      },
    },
    { retryCount: 0 },
  )
  return { sent, sweeper: createSweeper(createPublicClient({ transport }), key) }
}

test.each([
  [30, 30],
  [400, 50],
])('of a suggested tip of %i gwei it pays %i', async (suggested, paid) => {
  const { sent, sweeper } = open(suggested)
  await sweeper.sweep(sweep)
  const tip = BigInt(paid) * 10n ** 9n
  expect(parseTransaction(sent[0] ?? '0x')).toMatchObject({ maxPriorityFeePerGas: tip, maxFeePerGas: tip + 200n })
})

test('one that waits already is left, and every other failure is told', async () => {
  for (const text of ['already known', 'replacement transaction underpriced']) await open(1, text).sweeper.sweep(sweep)
  for (const text of ['transaction underpriced', 'nonce too low', 'insufficient funds']) {
    await expect(open(1, text).sweeper.sweep(sweep)).rejects.toThrow()
  }
})
