/**
 * Characters that are invisible, or that reorder the text around them: controls, `Default_Ignorable_Code_Point`
 * (Unicode DerivedCoreProperties: zero-width characters, bidi marks, tags, fillers, variation selectors), other format
 * characters, line and paragraph separators, and lone surrogates.
 */
const EACH_INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]/gu

/**
 * The same characters, with those that they may follow: Arabic, Indic scripts and emoji need a joiner or a variation
 * selector after these characters (UAX #31).
 */
const EACH_UNNEEDED =
  /((?:[\p{Script=Arabic}\p{Extended_Pictographic}\p{Emoji_Modifier}]|(?![\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}])\p{M})\uFE0F?[\u200C\u200D]?)|[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]/gu

/** Whether `text` has an invisible character. */
export function hasInvisible(text: string): boolean {
  return text.search(EACH_INVISIBLE) >= 0
}

/**
 * Replaces each invisible character of `text` with the result of `write`.
 *
 * @example replaceInvisible('USD\u200BC', spellOut) // 'USD{U+200B}C'
 */
export function replaceInvisible(text: string, write: (character: string) => string): string {
  return text.replace(EACH_INVISIBLE, write)
}

/**
 * `text` without invisible characters. Joiners and emoji variation selectors stay if a script needs them.
 *
 * @example removeInvisible('Prism\u202Egnp.exe') // 'Prismgnp.exe'
 */
export function removeInvisible(text: string): string {
  return text.replace(EACH_UNNEEDED, '$1')
}

/** The code point of a character: `{U+200B}`. */
export function spellOut(character: string): string {
  return `{U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}}`
}
