import { expect, test } from 'vitest'
import { estimateFee } from '../../../../wallets/practice/pages/approve/fee-estimate.js'
import { createCallChain } from '../../../../wallets/practice/requests/call-chain.js'
import { developmentAccounts } from '../../../../wallets/practice/state/development-accounts.js'
import type { TransactionRequest } from '../../../../wallets/requests/parse-transaction.js'

const [{ address: from }, { address: to }] = developmentAccounts

function estimate(value: bigint, answers: Record<string, unknown> = {}) {
  const chain: Record<string, unknown> = {
    eth_getTransactionCount: '0x0',
    eth_estimateGas: '0x5208',
    eth_maxPriorityFeePerGas: '0x1',
    eth_getBlockByNumber: { baseFeePerGas: '0xa' },
    eth_getBalance: '0x100000',
    ...answers,
  }
  const post = async (_url: unknown, init?: RequestInit) => {
    const answer = chain[JSON.parse(String(init?.body)).method]
    return new Response(
      JSON.stringify(answer instanceof Error ? { error: { code: 3, message: answer.message } } : { result: answer }),
    )
  }
  const transaction: TransactionRequest = { from, to, value, data: '0x' }
  const callChain = createCallChain(new Map([[31337, 'http://chain']]), post as typeof fetch)
  return estimateFee(callChain, { id: '1', origin: 'http://site', kind: 'transaction', chainId: 31337, transaction })
}

test('the fee is the most it can cost', async () => {
  expect(await estimate(1n)).toEqual({ status: 'known', fee: 21000n * 21n })
})

test('an account that cannot pay amount and fee is told what it has', async () => {
  expect(await estimate(0x100000n)).toEqual({ status: 'failed', reason: 'the account has < 0.000001 ETH.' })
})

test('a revert is told in the words of the chain', async () => {
  expect(await estimate(1n, { eth_estimateGas: new Error('execution reverted: closed') })).toEqual({
    status: 'failed',
    reason: 'execution reverted: closed',
  })
})
