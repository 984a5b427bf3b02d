// What nobody sees: controls, zero-width characters, bidi marks and overrides, tags, variation selectors, odd blanks.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Variation_Selector}\p{Surrogate}]/gu
const LONGEST = 24

/**
 * The symbol of a token, which anybody may choose: unseen characters are written out, as `{U+200B}`, so that
 * `USD\u200BC` is not taken for USDC, and a long one is cut.
 */
export function readSymbol(symbol: string): string {
  const characters = [...symbol.slice(0, LONGEST * 2)]
  const start = characters.slice(0, LONGEST).join('')
  const drawn = start.replace(
    UNSEEN,
    (one) => `{U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}}`,
  )
  return start.length < symbol.length ? `${drawn}…` : drawn
}
