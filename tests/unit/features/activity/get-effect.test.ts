import { describe, expect, test } from 'vitest'
import type { OperationType, Transfer } from '../../../../src/core/model/activity.js'
import { getEffect } from '../../../../src/features/activity/model/get-effect.js'

type Effect = ReturnType<typeof getEffect>

const read = (operation: OperationType, ...directions: readonly Transfer['direction'][]) => {
  const transfers = directions.map((direction) => ({ direction }))
  return transfers.map((transfer) => getEffect(operation, transfer, transfers))
}

/** For each type: what a transfer in does, and what one out does. */
const cases = {
  receive: ['adds', 'adds'],
  deposit: ['adds', 'adds'],
  borrow: ['adds', 'adds'],
  claim: ['adds', 'adds'],
  withdraw: ['subtracts', 'subtracts'],
  repay: ['subtracts', 'subtracts'],
  burn: ['subtracts', 'subtracts'],
  send: ['adds', 'subtracts'],
  pull: ['adds', 'subtracts'],
  trade: ['adds', 'subtracts'],
  approve: ['adds', 'subtracts'],
  revoke: ['adds', 'subtracts'],
  mint: ['adds', 'subtracts'],
  stake: ['adds', 'subtracts'],
  unstake: ['adds', 'subtracts'],
  deploy: ['adds', 'subtracts'],
  cancel: ['adds', 'subtracts'],
  execute: ['adds', 'subtracts'],
} as const satisfies Record<OperationType, [Effect, Effect]>

describe.each(Object.entries(cases) as [OperationType, [Effect, Effect]][])('%s', (operation, [ofIn, ofOut]) => {
  test(`${ofIn} by a transfer in, ${ofOut} by one out`, () => {
    expect(read(operation, 'in')).toEqual([ofIn])
    expect(read(operation, 'out')).toEqual([ofOut])
    expect(read(operation, 'out', 'out', 'self')).toEqual([ofOut, ofOut, null])
  })

  test('does neither by a transfer to the account itself', () => {
    expect(read(operation, 'self')).toEqual([null])
  })

  test('follows the directions where tokens go both ways', () => {
    expect(read(operation, 'out', 'in', 'self')).toEqual(['subtracts', 'adds', null])
  })
})
