import { describe, expect, test } from 'vitest'
import { chooseFees, getFloor, getPriorityFee } from '../../../../servers/bundler/chain/choose-fees.js'

const network = { baseFee: 100n, priorityFee: 10n }
const fees = (maxFeePerGas: bigint, maxPriorityFeePerGas: bigint) => ({ maxFeePerGas, maxPriorityFeePerGas })

describe('the fees of a transaction', () => {
  test.each([
    ['those of an operation that pays less than twice the network', fees(150n, 5n), fees(150n, 5n)],
    ['twice those of the network for one that pays any price', fees(307_000n, 307_000n), fees(220n, 20n)],
    ['none for one below the base fee', fees(99n, 5n), undefined],
  ])('are %s', (_what, operation, chosen) => {
    expect(chooseFees(operation, network, { minPriorityFee: 0n })).toEqual(chosen)
  })

  test.each([
    ['10 % more than those that they replace', fees(1_000n, 1_000n), fees(220n, 20n), fees(242n, 22n)],
    ['those of the network where it asks for more now', fees(1_000n, 1_000n), fees(100n, 5n), fees(220n, 20n)],
    ['none above what the operation pays', fees(230n, 1_000n), fees(220n, 20n), undefined],
    ['none above four times the network', fees(1_000n, 1_000n), fees(410n, 20n), undefined],
    ['none above four times the priority fee', fees(1_000n, 1_000n), fees(220n, 37n), undefined],
  ])('of a replacement are %s', (_what, operation, replaced, chosen) => {
    expect(chooseFees(operation, network, { minPriorityFee: 0n, replaced })).toEqual(chosen)
  })

  test('have the priority fee that the operator asks for, where the node suggests less', () => {
    expect(chooseFees(fees(1_000n, 60n), network, { minPriorityFee: 50n })).toEqual(fees(260n, 60n))
  })
})

test('the floor is half of what the node suggests, or what the operator asks for', () => {
  expect([getFloor(network, 0n), getFloor(network, 7n), getFloor({ baseFee: 0n, priorityFee: 0n }, 0n)]).toEqual([
    5n,
    7n,
    0n,
  ])
})

test('the priority fee is what is left above the base fee', () => {
  expect([fees(105n, 10n), fees(200n, 10n), fees(90n, 10n)].map((each) => getPriorityFee(each, network))).toEqual([
    5n,
    10n,
    -10n,
  ])
})
