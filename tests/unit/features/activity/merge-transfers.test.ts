import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Transfer } from '../../../../src/core/model/activity.js'
import { mergeTransfers, pickTransfers } from '../../../../src/features/activity/model/merge-transfers.js'

const ether = (direction: Transfer['direction'], quantity: string, value?: number): Transfer => ({
  direction,
  quantity,
  token: { name: 'Ether', symbol: 'ETH' },
  ...(value === undefined ? {} : { value }),
})
const token = (direction: Transfer['direction'], quantity: string, address: string, value?: number): Transfer => ({
  ...ether(direction, quantity, value),
  token: { name: 'Dollar', symbol: 'USD', address },
})
const show = (transfers: readonly Transfer[]) =>
  mergeTransfers(transfers).map(
    ({ direction, quantity, token }) => `${direction} ${quantity} ${token?.symbol ?? 'NFT'}`,
  )

describe('transfers of one transaction', () => {
  test('of the same token and direction become one', () => {
    expect(show([ether('out', '0.1'), ether('out', '0.25')])).toEqual(['out 0.35 ETH'])
  })

  test('a refund below 10 % of what was paid is subtracted from it', () => {
    expect(show([ether('out', '1'), ether('in', '0.099')])).toEqual(['out 0.901 ETH'])
    expect(show([ether('out', '1'), ether('in', '0.1')])).toEqual(['out 1 ETH', 'in 0.1 ETH'])
  })

  test('a small payment of another token is no refund', () => {
    expect(show([ether('out', '1'), token('in', '0.01', '0xaa')])).toEqual(['out 1 ETH', 'in 0.01 USD'])
  })

  test('tokens of the same name are told apart by their contracts', () => {
    expect(show([token('in', '1', '0xaa'), token('in', '2', '0xbb'), token('in', '3', '0xAA')])).toEqual([
      'in 4 USD',
      'in 2 USD',
    ])
  })

  test('out comes before in, then the more valuable', () => {
    const mixed = [token('in', '1', '0xaa', 5), token('in', '1', '0xbb', 50), ether('out', '0.1', 1)]
    expect(mergeTransfers(mixed).map(({ value }) => value)).toEqual([1, 50, 5])
  })

  test('a row shows the two most valuable ones, out before in', () => {
    const added = [ether('out', '1', 3_000), token('out', '5', '0xaa', 5), token('in', '3', '0xbb', 3_005)]
    expect(pickTransfers(mergeTransfers(added)).map(({ value }) => value)).toEqual([3_000, 3_005])
    // A stranger's token without a value takes no place of one with a value.
    const joined = [token('out', '9', '0xcc'), ether('out', '1', 3_000), token('in', '3', '0xbb', 3_005)]
    expect(pickTransfers(mergeTransfers(joined)).map(({ value }) => value)).toEqual([3_000, 3_005])
  })

  test('the value of a sum is not known when one of its parts has none', () => {
    expect(mergeTransfers([ether('in', '1', 3000), ether('in', '1')])[0]).not.toHaveProperty('value')
  })

  test('NFTs stay apart', () => {
    const nft: Transfer = { direction: 'in', quantity: '1', nft: { name: 'Tide', isSpam: false } }
    expect(show([nft, nft])).toEqual(['in 1 NFT', 'in 1 NFT'])
  })

  test('no amount is lost or invented', () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 30n })
    fc.assert(
      fc.property(fc.array(fc.record({ isIn: fc.boolean(), amount })), (given) => {
        const net = (sum: bigint, isIn: boolean, value: bigint) => (isIn ? sum + value : sum - value)
        const before = given.reduce((sum, { isIn, amount }) => net(sum, isIn, amount), 0n)
        const after = mergeTransfers(
          given.map(({ isIn, amount }) => ether(isIn ? 'in' : 'out', String(amount))),
        ).reduce((sum, { direction, quantity }) => net(sum, direction === 'in', BigInt(quantity)), 0n)
        expect(after).toBe(before)
      }),
    )
  })
})
