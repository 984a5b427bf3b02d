// Invisible characters: controls, zero-width ones, bidi marks and overrides, tags, variation selectors.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Variation_Selector}]/gu

/** The first letter of `name` as a person reads it, or nothing when the name shows none. */
export function readMonogram(name: string): string {
  // A name can be as long as an attacker likes; its first letter is not.
  const start = name.slice(0, 256).replace(UNSEEN, '').trimStart()
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(start)
  // A letter under a tower of accents would grow out of its box.
  return first ? [...first.segment].slice(0, 4).join('').toLocaleUpperCase() : ''
}
