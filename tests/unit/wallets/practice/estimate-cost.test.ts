import { numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { describeTransaction } from '../../../../wallets/approval/describe/describe-transaction.js'
import { toApproval } from '../../../../wallets/approval/describe/description.js'
import { estimateCost, readSolanaCost } from '../../../../wallets/practice/pages/approve/estimate-cost.js'
import { createCallChain } from '../../../../wallets/practice/requests/call-chain.js'
import { developmentAccounts } from '../../../../wallets/practice/state/development-accounts.js'

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
  const callChain = createCallChain(new Map([[31337, 'http://chain']]), post as typeof fetch)
  const subject = toApproval(
    describeTransaction({
      params: [{ from, to, value: numberToHex(value) }],
      chain: 31337,
      origin: null,
      parseSigner: () => ({ address: from, type: 'eoa' }),
    }),
    { chainId: 'eip155:31337' },
  )
  return estimateCost(callChain, { ...subject, id: '1', origin: 'http://site' })
}

test('the fee is the most it can cost', async () => {
  expect(await estimate(1n)).toEqual({ status: 'known', fee: 21000n * 21n })
})

test('an account that cannot pay amount and fee is told', async () => {
  expect(await estimate(0x100000n)).toEqual({ status: 'insufficient', fee: 21000n * 21n })
})

test('a revert is told in the words of the chain', async () => {
  expect(await estimate(1n, { eth_estimateGas: new Error('execution reverted: closed') })).toEqual({
    status: 'failed',
    reason: 'execution reverted: closed',
  })
})

test.each([
  ['its own', ['me', 'me'], { fee: 10n }],
  ['none of its own, which another account pays for', ['other', 'other'], { fee: 10n, payer: 'other' }],
  ['one of its own', ['other', 'me'], { fee: 5n }],
])('transactions of Solana cost an account what it pays: %s', (_name, payers, cost) => {
  const transactions = payers.map((feePayer) => ({
    wire: '0x01' as const,
    feePayer,
    fee: 5n,
    steps: [],
    unknownPrograms: [],
    signers: [feePayer, 'me'],
  }))
  const shown = readSolanaCost({
    id: '1',
    origin: 'http://site',
    kind: 'solana-transactions',
    account: 'me',
    accountType: 'eoa',
    chainId: 'solana:1',
    transactions,
    request: { kind: 'sign-solana-transactions', transactions: [], answer: 'all', sendOptions: {} },
    warnings: [],
  })
  expect(shown).toEqual({ status: 'known', ...cost })
})
