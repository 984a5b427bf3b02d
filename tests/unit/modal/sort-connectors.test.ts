import { expect, test } from 'vitest'
import type { Connector } from '../../../src/core/model/connector.js'
import { sortConnectors } from '../../../src/modal/views/connect/sort-connectors.js'

const wallet = (id: string, type: Connector['type'] = 'ANNOUNCED'): Connector => ({
  id,
  name: id,
  type,
  chain: 'eip155',
})
const sort = (connectors: Connector[], recent: string[] = []) => sortConnectors(connectors, recent).map(({ id }) => id)

test('installed wallets come first, and stay in the order they came in', () => {
  expect(sort([wallet('app', 'EXTERNAL'), wallet('b'), wallet('a', 'INJECTED')])).toEqual(['b', 'a', 'app'])
})

test('among installed wallets the one used last comes first; a recent one that is not installed stays behind', () => {
  const all = [wallet('a'), wallet('b'), wallet('c'), wallet('app', 'EXTERNAL')]
  expect(sort(all, ['app', 'c', 'b'])).toEqual(['c', 'b', 'a', 'app'])
})
