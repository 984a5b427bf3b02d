import { describe, expect, it } from 'vitest'
import { isSolanaAddress, isSolanaTransactionId } from '../../../../src/chains/solana/is-solana-address.js'

describe('an address', () => {
  it.each([
    'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
    '11111111111111111111111111111111',
    'So11111111111111111111111111111111111111112',
  ])('is %s', (text) => expect(isSolanaAddress(text)).toBe(true))

  it.each([
    ['empty', ''],
    ['one of Bitcoin', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
    ['an old one of Bitcoin', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
    ['one of Ethereum', '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'],
    ['one of Polkadot', '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
    ['one with 0', 'T0kenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'],
    ['one with l', 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5lA'],
    ['too short', '1111111111111111111111111111111'],
    ['too long', '111111111111111111111111111111111'],
    ['with a space', ' So11111111111111111111111111111111111111112'],
  ])('is not %s', (_name, text) => expect(isSolanaAddress(text)).toBe(false))
})

it("a transaction's id is 64 bytes", () => {
  const id = '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW'
  expect(isSolanaTransactionId(id)).toBe(true)
  expect(isSolanaTransactionId(id.slice(3))).toBe(false)
  expect(isSolanaTransactionId('So11111111111111111111111111111111111111112')).toBe(false)
})
