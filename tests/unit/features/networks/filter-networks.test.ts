import { expect, test } from 'vitest'
import { filterNetworks } from '../../../../src/features/networks/views/networks/filter-networks.js'

const networks = [
  { id: 1, name: 'Ethereum' },
  { id: 10, name: 'OP Mainnet' },
  { id: 8453, name: 'Base' },
]
const find = (query: string) => filterNetworks(networks, query).map(({ id }) => id)

test('an empty or blank query keeps every network', () => {
  expect(find('')).toEqual([1, 10, 8453])
  expect(find('  ')).toEqual([1, 10, 8453])
})

test('names match in any case and position', () => {
  expect(find(' MAIN')).toEqual([10])
})

test('a chain id matches only as a whole', () => {
  expect(find('1')).toEqual([1])
  expect(find('845')).toEqual([])
  // As keyboards of Japanese type it.
  expect(find('８４５３')).toEqual([8453])
})
