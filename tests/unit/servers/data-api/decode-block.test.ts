import type { Hex } from 'viem'
import { expect, test } from 'vitest'
import { decodeBlock } from '../../../../servers/data-api/indexer/decode-block.js'
import type { NodeReceipt, NodeTrace } from '../../../../servers/data-api/indexer/fetch-blocks.js'
import { address } from './fixtures/decoded-rows.js'

const blockHash: Hex = `0x${'b1'.repeat(32)}`
const [sender, recipient] = [address(1), address(2)]

/** A block with one payment of 7 wei. */
function decodePayment(status: NodeReceipt['status'], error: string | undefined, hasTraces = true) {
  const action = { from: sender, to: recipient, value: '0x7', callType: 'call' } as const
  const trace: NodeTrace = { blockHash, transactionPosition: 0, type: 'call', traceAddress: [], action }
  const receipt = { blockHash, transactionIndex: '0x0', gasUsed: '0x5208', contractAddress: null, logs: [] } as const
  const transaction = {
    transactionIndex: '0x0',
    from: sender,
    to: recipient,
    nonce: '0x0',
    value: '0x7',
    input: '0x',
  } as const
  const { transactions } = decodeBlock(
    {
      block: {
        number: '0xb443',
        hash: blockHash,
        parentHash: blockHash,
        timestamp: '0x55c42659',
        transactions: [{ ...transaction, hash: blockHash, gasPrice: '0x1' }],
      },
      receipts: [{ ...receipt, logs: [], ...(status === undefined ? {} : { status }) }],
      traces: hasTraces ? [{ ...trace, ...(error === undefined ? {} : { error }) }] : null,
    },
    new Set(),
  )
  return transactions[0]
}

const paid = { succeeded: true, reason: null, transfers: [{ sender, recipient, amount: 7n }] }

test.each([undefined, null])('a receipt with the status %j, as those of the first years: the trace tells', (status) => {
  expect(decodePayment(status, undefined)).toMatchObject(paid)
  expect(decodePayment(status, undefined, false)).toMatchObject(paid)
  expect(decodePayment(status, 'Out of gas')).toMatchObject({ succeeded: false, reason: 'Out of gas', transfers: [] })
})

test('a receipt with a status', () => {
  expect(decodePayment('0x1', undefined)).toMatchObject(paid)
  expect(decodePayment('0x0', 'Reverted')).toMatchObject({ succeeded: false, transfers: [] })
})
