/**
 * Characters that a reader does not see, or that reorder the text around them: controls, `Default_Ignorable_Code_Point`
 * (Unicode DerivedCoreProperties: zero-width characters, bidi marks, tags, fillers, variation selectors), other format
 * characters, line and paragraph separators, and lone surrogates.
 */
const INVISIBLE = '[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Surrogate}]'
// `@__PURE__` lets a bundler drop those that an import does not need.
const ONE_INVISIBLE = /* @__PURE__ */ new RegExp(INVISIBLE, 'u')
const EACH_INVISIBLE = /* @__PURE__ */ new RegExp(INVISIBLE, 'gu')

const EACH_UNNEEDED = /* @__PURE__ */ createUnneeded()

function createUnneeded(): RegExp {
  // Arabic, Indic scripts and emoji need a joiner or a variation selector after these characters (UAX #31).
  const joining = `(?:[\\p{Script=Arabic}\\p{Extended_Pictographic}\\p{Emoji_Modifier}]|(?!${INVISIBLE})\\p{M})`
  return new RegExp(`(${joining}\\uFE0F?[\\u200C\\u200D]?)|${INVISIBLE}`, 'gu')
}

/** Whether `text` holds a character that a reader does not see. */
export function hasInvisible(text: string): boolean {
  return ONE_INVISIBLE.test(text)
}

/**
 * Replaces each invisible character of `text` by what `write` returns for it.
 *
 * @example replaceInvisible('USD\u200BC', spellOut) // 'USD{U+200B}C'
 */
export function replaceInvisible(text: string, write: (character: string) => string): string {
  return text.replace(EACH_INVISIBLE, write)
}

/**
 * `text` without invisible characters. Joiners and emoji variation selectors stay where a script needs them.
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
