import { createHash } from 'node:crypto'
import { blake2b as reference } from '@noble/hashes/blake2'
import { describe, expect, it } from 'vitest'
import { blake2b } from '../../../../src/chains/polkadot/address/blake2b.js'

const write = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const createBytes = (length: number) => Uint8Array.from({ length }, (_none, index) => (index * 31 + length) % 256)

describe('BLAKE2b', () => {
  it.each([0, 1, 41, 127, 128, 129, 255, 256, 257, 1_000])('hashes %i bytes as OpenSSL and noble do', (length) => {
    const bytes = createBytes(length)
    expect(write(blake2b(bytes, 64))).toBe(createHash('blake2b512').update(bytes).digest('hex'))
    for (const dkLen of [1, 16, 32]) expect(write(blake2b(bytes, dkLen))).toBe(write(reference(bytes, { dkLen })))
  })

  it('reads a view into a longer buffer', () => {
    const bytes = createBytes(200)
    expect(write(blake2b(bytes.subarray(50, 90), 32))).toBe(write(blake2b(bytes.slice(50, 90), 32)))
  })
})
