import { describe, expect, it } from 'vitest'
import { readSs58, writeSs58 } from '../../../../src/chains/polkadot/addresses/ss58.js'

/** //Alice (sr25519) of Substrate's development phrase. */
const alice = Uint8Array.from(Buffer.from('d43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d', 'hex'))

describe('SS58', () => {
  it.each([
    [0, '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
    [2, 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F'],
    [42, '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'],
    [255, 'yGHXkYLYqxijLKKfd9Q2CB9shRVu8rPNBS53wvwGTutYg4zTg'],
  ])('writes and reads the prefix %i', (prefix, text) => {
    expect(writeSs58({ id: alice, prefix })).toBe(text)
    expect(readSs58(text)).toEqual({ id: alice, prefix })
  })

  it.each([0, 1, 63, 64, 65, 127, 128, 4_000, 16_383])('reads what it writes with the prefix %i', (prefix) => {
    expect(readSs58(writeSs58({ id: alice, prefix }))).toEqual({ id: alice, prefix })
  })

  it.each([
    ['empty', ''],
    ['with a wrong checksum', '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp6'],
    ['with two characters exchanged', '51oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
    ['with 0', '05oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
    ['with O', '1OoF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
    ['with I', '1IoF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
    ['with l', '1loF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
    ['with a space', ' 15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
    ['one of Solana', 'So11111111111111111111111111111111111111112'],
    ['one of Bitcoin', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
    ['one of Ethereum', '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'],
    ['very long', '1'.repeat(10_000)],
  ])('is no address: %s', (_name, text) => expect(readSs58(text)).toBeNull())
})
