import { Address, NETWORK, OutScript, TEST_NETWORK } from '@scure/btc-signer'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { regtest } from '../../../../servers/chains/bitcoin/regtest.js'
import {
  isBitcoinAddress,
  isBitcoinTransactionId,
  readAddress,
} from '../../../../src/chains/bip122/addresses/read-address.js'

const networks = [
  ['main', NETWORK],
  ['test', TEST_NETWORK],
  ['regtest', regtest],
] as const

/** The address of `hash`, and its script. */
function encode(type: string, hash: Uint8Array, network: typeof NETWORK) {
  const output = type === 'tr' ? { type, pubkey: hash } : { type, hash }
  return Address(network).encode(output as Parameters<ReturnType<typeof Address>['encode']>[0])
}

describe('an address', () => {
  it.each(networks)('of %s is read as @scure/btc-signer reads it', (family, network) => {
    const types = [
      ['pkh', 20, 'p2pkh'],
      ['sh', 20, 'p2sh'],
      ['wpkh', 20, 'p2wpkh'],
      ['wsh', 32, 'p2wsh'],
    ] as const
    for (const [type, length, name] of types) {
      fc.assert(
        fc.property(fc.uint8Array({ minLength: length, maxLength: length }), (hash) => {
          const text = encode(type, hash, network)
          expect(readAddress(text)).toMatchObject({ type: name, hash, families: expect.arrayContaining([family]) })
        }),
        { numRuns: 20 },
      )
    }
  })

  it('with one other character is read only when @scure/btc-signer reads it too', () => {
    const samples = [
      '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
      '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
      'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
      'bc1p5d7rjq7g6rdk2yhzks9smlaqtedr4dekq08ge8ztwac72sfr9rusxg3297',
    ]
    const characters = fc.constantFrom(...'0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ')
    fc.assert(
      fc.property(fc.constantFrom(...samples), fc.nat(), characters, (sample, place, character) => {
        const index = place % sample.length
        const text = sample.slice(0, index) + character + sample.slice(index + 1)
        let isRead = true
        try {
          OutScript.encode(Address(NETWORK).decode(text))
        } catch {
          // The library refuses by throwing.
          isRead = false
        }
        // An address with another prefix may belong to another network.
        if (readAddress(text)?.families.includes('main') ?? false) expect(isRead).toBe(true)
        else expect(isRead).toBe(false)
      }),
      { numRuns: 1_000 },
    )
  })

  it.each([
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'p2wpkh', ['main']],
    ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'p2wpkh', ['main']],
    ['tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7', 'p2wsh', ['test']],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', 'p2tr', ['main']],
    ['bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y', 'segwit', ['main']],
    ['bcrt1qquv9lg5g2r4jkr0ahun0ddfg5xntxjelwjpnuw', 'p2wpkh', ['regtest']],
    ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', 'p2pkh', ['test', 'regtest']],
  ])('%s is %s of %s', (text, type, families) => expect(readAddress(text)).toMatchObject({ type, families }))

  it.each([
    ['empty', ''],
    ['of Ethereum', '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'],
    ['of Solana', 'So11111111111111111111111111111111111111112'],
    ['of Polkadot', '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
    ['of Litecoin', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'],
    ['in mixed case', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3T4'],
    ['with a wrong checksum', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
    ['with a wrong checksum in base58', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3'],
    ['with O in base58', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVNO'],
    ['of version 0 in bech32m', 'bc1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd'],
    ['of version 1 in bech32', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd'],
    ['of version 17', 'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R'],
    ['too short a program', 'bc1pw5dgrnzv'],
    ['with padding that is not zero', 'tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vpggkg4j'],
    ['only a prefix', 'bc1'],
    ['with a space', ' bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['long', `bc1${'q'.repeat(1_000)}`],
  ])('is not one %s', (_name, text) => expect(isBitcoinAddress(text)).toBe(false))
})

it("a transaction's id is 32 bytes in hexadecimal", () => {
  expect(isBitcoinTransactionId('a1'.repeat(32))).toBe(true)
  expect(isBitcoinTransactionId(`0x${'a1'.repeat(31)}`)).toBe(false)
  expect(isBitcoinTransactionId('a1'.repeat(33))).toBe(false)
})
