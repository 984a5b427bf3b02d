import { describe, expect, test } from 'vitest'
import type { Network } from '../../../../src/core/model/network.js'
import { toTotal } from '../../../../src/features/account/views/account/to-portfolio-props.js'
import type { PortfolioResult } from '../../../../src/react/use-portfolio.js'
import { sampleNetworks, sampleTokens } from '../../../../src/testing/index.js'

const [ethereum] = sampleNetworks
const network: Network = { ...ethereum, chainNamespace: 'eip155', caipNetworkId: 'eip155:1' }
const refetch = () => {}
const read: PortfolioResult = {
  balances: sampleTokens,
  total: 12_480.52,
  status: 'success',
  source: 'service',
  error: null,
  updatedAt: 0,
  isFetching: false,
  refetch,
}
const nothing: PortfolioResult = { ...read, balances: [], total: null, source: null, status: 'loading' }

describe('the large sum of Account', () => {
  test('loads until something is known, and can be read again after a failure', () => {
    expect(toTotal(nothing, network)).toEqual({ status: 'loading' })
    expect(toTotal({ ...nothing, status: 'error' }, network)).toMatchObject({ status: 'unavailable', onRetry: refetch })
  })

  test('is 0 of the native currency for an account that has nothing', () => {
    expect(toTotal({ ...nothing, source: 'service', status: 'success' }, network)).toEqual({
      status: 'balance',
      balance: { value: 0n, decimals: 18, symbol: 'ETH' },
    })
  })

  test('stays when it could not be read again, and can be read again', () => {
    expect(toTotal(read, network)).toEqual({ status: 'value', value: 12_480.52 })
    expect(toTotal({ ...read, status: 'error', isFetching: true }, network)).toEqual({
      status: 'value',
      value: 12_480.52,
      outdated: { isRetrying: true, onRetry: refetch },
    })
  })

  test('cannot be read on a network that the app does not list', () => {
    expect(toTotal(read, null)).toEqual({ status: 'unavailable', symbol: 'ETH' })
  })
})
