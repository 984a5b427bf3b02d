import { expect, test } from 'vitest'
import { removeOperationFee } from '../../../../src/core/data/remove-operation-fee.js'
import type { Transaction } from '../../../../src/core/model/activity.js'
import { findCounterparty } from '../../../../src/features/activity/model/find-counterparty.js'

const account = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const friend = '0x00000000000000000000000000000000000000AA'
const ether = (quantity: string, to: string) => ({
  direction: 'out' as const,
  quantity,
  to,
  token: { name: 'Ether', symbol: 'ETH' },
})
const payment: Transaction = {
  id: '1',
  hash: '0x1',
  network: 'eip155:1',
  operation: 'send',
  status: 'confirmed',
  time: 0,
  from: '0x00000000000000000000000000000000000000b0',
  to: '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
  isSigned: true,
  transfers: [ether('0.0009', '0x0000000071727De22E5E9d8BAf0edAc6f37da032'), ether('0.1', friend)],
}

test('a payment of a smart account is what it sent, to whom it sent it', () => {
  const shown = removeOperationFee(payment, account)
  expect(shown.transfers).toEqual([ether('0.1', friend)])
  expect(shown.fee).toEqual({ quantity: '0.0009', symbol: 'ETH' })
  expect(findCounterparty(shown)).toBe(friend)
  const known = { quantity: '0.0007', symbol: 'ETH' }
  expect(removeOperationFee({ ...payment, fee: known }, account).fee).toBe(known)
})

test('what an account itself has sent to the EntryPoint, and what others have done, stays', () => {
  const own = { ...payment, from: account }
  const { isSigned: _, ...unsigned } = payment
  expect(removeOperationFee(own, account)).toBe(own)
  expect(removeOperationFee(unsigned, account)).toBe(unsigned)
})
