import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shortenAddress, splitAddress } from '../../../../src/components/address/split-address.js'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

describe('shortenAddress', () => {
  test('shows the first 4 and the last 6 characters', () => {
    expect(shortenAddress(address)).toBe('0x70…dc79C8')
    expect(shortenAddress('7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV')).toBe('7EcD…wCFLtV')
  })

  test('does not cut when an ellipsis would save nothing', () => {
    expect(shortenAddress('0x70dc79C8')).toBe('0x70dc79C8')
    expect(shortenAddress('0x70adc79C8')).toBe('0x70adc79C8')
    expect(shortenAddress('0x70abdc79C8')).toBe('0x70…dc79C8')
  })
})

describe('splitAddress', () => {
  test('keeps every character of a plain address, which is well formed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 128 }), (text) => {
        fc.pre(!text.includes(' '))
        const { start, middle, end, isMalformed } = splitAddress(text)
        expect(start + middle + end).toBe(text)
        expect(isMalformed).toBe(false)
      }),
    )
  })

  test.each([
    ['a bidi override', '0x\u202E70', '0x{U+202E}70'],
    ['a zero-width space', '0x\u200B70', '0x{U+200B}70'],
    ['a Cyrillic look-alike', '0x\u0421579', '0x{U+0421}579'],
    ['a blank', '0x 70', '0x{U+0020}70'],
    ['a line break', '0x\n70', '0x{U+000A}70'],
    ['an astral character', '0x\u{1D7D8}', '0x{U+1D7D8}'],
    ['half a surrogate pair', '0x\uD800', '0x{U+D800}'],
  ])('writes out %s', (_name, text, drawn) => {
    const { start, middle, end, isMalformed } = splitAddress(text)
    expect(start + middle + end).toBe(drawn)
    expect(isMalformed).toBe(true)
  })

  test('an empty text is not an address', () => {
    expect(splitAddress('')).toEqual({ start: '', middle: '', end: '', isMalformed: true })
  })

  test('counts the characters beyond the longest address', () => {
    const { start, middle, end, isMalformed } = splitAddress('A'.repeat(10_000))
    expect(start.length + middle.length).toBe(128)
    expect(end).toBe('{+9872}')
    expect(isMalformed).toBe(true)
  })

  test('shows only printable ASCII for any text', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0x10ffff), { maxLength: 160 }), (points) => {
        const { start, middle, end } = splitAddress(String.fromCodePoint(...points))
        expect(start + middle + end).toMatch(/^[!-~]*$/)
      }),
    )
  })
})
