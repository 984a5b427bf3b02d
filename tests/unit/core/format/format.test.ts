import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findNetwork, formatBalance, parseCaipAddress, parseCaipNetworkId } from '../../../../src/core/index.js'
import { en } from '../../../../src/core/messages/en.js'
import { createMessages } from '../../../../src/core/messages/messages.js'
import { ADDRESS, makeState } from '../fixtures/make-state.js'

describe('formatBalance', () => {
  it.each<[bigint, number, string]>([
    [0n, 18, '0.000'],
    [10n ** 18n, 18, '1.000'],
    [1_234_567_800_000_000_000n, 18, '1.234'],
    [1_999_900_000_000_000_000n, 18, '1.999'],
    [10n ** 30n, 18, '1,000,000,000,000.000'],
    [10n ** 30n + 1n, 0, '1,000,000,000,000,000,000,000,000,000,001.000'],
    [123_456_789_012_345_678_901_234_567_890n, 9, '123,456,789,012,345,678,901.234'],
    [1n, 18, '<0.001'],
    [10n ** 15n, 18, '0.001'],
    [10n ** 15n - 1n, 18, '<0.001'],
    [5n, 1, '0.500'],
    [-15n, 1, '-1.500'],
  ])('%s with %s decimals reads %s', (value, decimals, text) => {
    expect(formatBalance({ value, decimals })).toBe(text)
  })

  it('follows the locale', () => {
    expect(formatBalance({ value: 1_234_567n, decimals: 3 }, 'de')).toBe('1.234,567')
    expect(formatBalance({ value: 1n, decimals: 18 }, 'de')).toBe('<0,001')
  })

  it('never shows more than the balance', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 10n ** 15n, max: 10n ** 40n }), (value) => {
        const [whole = '', fraction = ''] = formatBalance({ value, decimals: 18 }).replaceAll(',', '').split('.')
        const shown = BigInt(whole + fraction.padEnd(18, '0'))
        return shown <= value && value - shown < 10n ** 15n
      }),
    )
  })
})

describe('addresses and ids', () => {
  it('an account has exactly three parts', () => {
    expect(parseCaipAddress(`eip155:1:${ADDRESS}`)).toEqual({
      namespace: 'eip155',
      chainId: '1',
      address: ADDRESS,
      network: 'eip155:1',
    })
    for (const wrong of ['', 'eip155:1', 'eip155:1:', ':1:a', 'eip155::a', 'eip155:1:a:b', 'cosmos:1:a']) {
      expect(parseCaipAddress(wrong)).toBeNull()
    }
  })

  it('a network id has exactly two parts', () => {
    expect(parseCaipNetworkId('eip155:8453')).toEqual({ namespace: 'eip155', chainId: 8453 })
    expect(parseCaipNetworkId('solana:mainnet')).toEqual({ namespace: 'solana', chainId: 'mainnet' })
    for (const wrong of [
      '',
      'eip155',
      'eip155:',
      'eip155:0',
      'eip155:-1',
      'eip155:1.5',
      'eip155:0x1',
      'eip155:1:2',
      'cosmos:1',
    ]) {
      expect(() => parseCaipNetworkId(wrong)).toThrow(expect.objectContaining({ code: 'invalid-chain-id' }))
    }
  })

  it('finds a network by its CAIP-2 id', () => {
    const { networks } = makeState()
    expect(findNetwork(networks, 'eip155:10')?.name).toBe('Chain 10')
    expect(findNetwork(networks, 'eip155:0')).toBeUndefined()
  })
})

describe('createMessages', () => {
  it('replaces single strings and functions', () => {
    const words = createMessages({
      titles: { Connect: 'Enter' },
      shell: { networkSelector: ({ network }) => `Chain: ${network}` },
    })
    expect(words.titles).toEqual({ ...en.titles, Connect: 'Enter' })
    expect(words.shell.networkSelector({ network: 'Base' })).toBe('Chain: Base')
    expect(en.titles.Connect).toBe('Connect wallet')
  })

  it('ignores keys that English does not have', () => {
    const hostile = JSON.parse('{"__proto__":{"polluted":true},"nonsense":"x"}')
    const words = createMessages(hostile)
    expect(words).toEqual(en)
    expect({}).not.toHaveProperty('polluted')
  })
})
