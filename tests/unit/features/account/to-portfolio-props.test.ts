import { describe, expect, test, vi } from 'vitest'
import type { Network } from '../../../../src/core/model/network.js'
import { toTotal } from '../../../../src/features/account/views/account/to-portfolio-props.js'
import type { PortfolioData } from '../../../../src/react/use-portfolio.js'
import { sampleNetworks, sampleTokens } from '../../../../src/testing/index.js'

const [ethereum] = sampleNetworks
const network: Network = { ...ethereum, chainNamespace: 'eip155', caipNetworkId: 'eip155:1' }
const data: PortfolioData = { balances: sampleTokens, total: 12_480.52, source: 'service', dropped: 0 }
const read = { data, status: 'success', errorUpdateCount: 0, isFetching: false, refetch: vi.fn() } as const
const nothing = { ...read, data: undefined, status: 'pending' } as const
const onRetry = expect.any(Function)

describe('the large sum of Account', () => {
  test('loads until something is known, and can be read again after a failure', () => {
    expect(toTotal(nothing, network)).toEqual({ status: 'loading' })
    const failed = toTotal({ ...nothing, errorUpdateCount: 1, isFetching: true }, network)
    expect(failed).toMatchObject({ status: 'unavailable', isRetrying: true, onRetry })
  })

  test('is 0 of the native currency for an account that has nothing', () => {
    expect(toTotal({ ...read, data: { ...data, balances: [], total: null } }, network)).toEqual({
      status: 'balance',
      balance: { value: 0n, decimals: 18, symbol: 'ETH' },
    })
  })

  test('stays when it could not be read again, and can be read again', () => {
    expect(toTotal(read, network)).toEqual({ status: 'value', value: 12_480.52 })
    expect(toTotal({ ...read, status: 'error', isFetching: true }, network)).toEqual({
      status: 'value',
      value: 12_480.52,
      outdated: { isRetrying: true, onRetry },
    })
  })

  test('cannot be read on a network that the app does not list', () => {
    expect(toTotal(read, null)).toEqual({ status: 'unavailable', symbol: 'ETH' })
  })
})
