import { expect, it } from 'vitest'
import type { TransactionRequest } from '../../../src/core/model/requests.js'
import { checkTransaction } from '../../../src/core/requests/check-transaction.js'
import { ADDRESS } from './fixtures/make-state.js'

const transfer = { kind: 'transfer', to: ADDRESS, amount: 1n }

it.each([
  ['a receiver', { ...transfer, to: '' }, 'An amount and receiver address are required'],
  ['an amount', { ...transfer, amount: undefined }, 'An amount and receiver address are required'],
  ['an amount in base units', { ...transfer, amount: 1 }, 'Write a bigint in base units'],
  ['a token', { ...transfer, token: ' ' }, 'A token is required'],
])('a transfer without %s is refused before the wallet is asked', (_name, request, write) => {
  const check = () => checkTransaction(request as TransactionRequest)
  expect(check).toThrow(write)
  expect(check).toThrow(expect.objectContaining({ code: 'invalid-transaction' }))
})
