import { base58 } from '@scure/base'
import { describe, expect, it } from 'vitest'
import { decodeBase58 } from '../../../../src/chains/drivers/base58.js'

describe('base58', () => {
  it.each([
    ['', ''],
    ['00', '1'],
    ['0000287fb4cd', '11233QC4'],
    ['61', '2g'],
    ['516b6fcd0f', 'ABnLTmg'],
    ['572e4794', '3EFU7m'],
  ])('writes and reads %s as %s', (hex, text) => {
    const bytes = new Uint8Array(Buffer.from(hex, 'hex'))
    expect(base58.encode(bytes)).toBe(text)
    expect(decodeBase58(text)).toEqual(bytes)
  })

  it.each(['0', 'O', 'I', 'l', '3EFU7m ', 'é', '1'.repeat(129)])('does not read "%s"', (text) => {
    expect(decodeBase58(text)).toBeNull()
  })
})
