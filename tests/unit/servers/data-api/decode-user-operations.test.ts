import { type AbiEvent, encodeEventTopics, type Hex, numberToHex, padHex } from 'viem'
import { entryPoint07Abi, entryPoint07Address } from 'viem/account-abstraction'
import { expect, test } from 'vitest'
import { decodeLog } from '../../../../servers/data-api/indexer/decode-log.js'
import { decodeUserOperations } from '../../../../servers/data-api/indexer/decode-user-operations.js'
import type { NodeLog } from '../../../../servers/data-api/indexer/fetch-blocks.js'
import { address } from './fixtures/decoded-rows.js'

const [me, stranger, friend, token] = [address(1), address(2), address(3), address(100)]
const abi = entryPoint07Abi.filter((item): item is Extract<typeof item, AbiEvent> => item.type === 'event')

function log(name: 'BeforeExecution' | 'UserOperationEvent', sender: Hex = me, entryPoint: Hex = entryPoint07Address) {
  const args = { userOpHash: padHex('0x1'), sender, paymaster: address(9) }
  const topics = encodeEventTopics({ abi, eventName: name, ...(name === 'UserOperationEvent' && { args }) })
  return { address: entryPoint, topics: topics as Hex[], data: '0x' as Hex }
}

function move(sender: Hex, amount = 1): NodeLog {
  const transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
  return { address: token, topics: [transfer, padHex(sender), padHex(friend)], data: numberToHex(amount, { size: 32 }) }
}

const decode = (logs: readonly NodeLog[], firstTransfer = 0) =>
  decodeUserOperations(
    logs.map((one) => ({ log: one, decoded: decodeLog(one, new Set()) })),
    firstTransfer,
  )

test('each has the transfers between the operation before it and its event', () => {
  const logs = [
    move(me),
    log('BeforeExecution'),
    move(stranger),
    move(me),
    log('UserOperationEvent', stranger),
    move(me),
    log('UserOperationEvent', me),
    log('UserOperationEvent', friend),
  ]
  expect(decode(logs, 2)).toEqual([
    { sender: stranger, firstTransfer: 3, endTransfer: 5 },
    { sender: me, firstTransfer: 5, endTransfer: 6 },
    { sender: friend, firstTransfer: 6, endTransfer: 6 },
  ])
})

test('a transfer of 0 has no position', () => {
  expect(decode([move(me, 0), move(me), log('UserOperationEvent')])).toEqual([
    { sender: me, firstTransfer: 0, endTransfer: 1 },
  ])
})

test('another contract that reports one is no EntryPoint', () => {
  expect(decode([move(me), log('UserOperationEvent', me, address(50))])).toEqual([])
})
