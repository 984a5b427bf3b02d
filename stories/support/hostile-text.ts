/** Text as an attacker, or the world, sends it. */
export const hostile = {
  /** No blank to break at. Short enough to be laid out again in every mode; see `endless`. */
  unbroken: 'A'.repeat(1_000),
  /** Turns what follows it, when it is let. */
  bidiOverride: 'Prism\u202Egnp.exe',
  /** Looks empty. */
  zeroWidth: '\u200B\u200D\u2060\uFEFF',
  /** Grows out of its line, when it is let. */
  stacked:
    'Z\u0351\u036B\u0343\u036A\u0302\u036B\u033D\u034F\u0334\u0319\u0324\u031E\u0349\u035A\u032F\u031E\u0320\u034Dalgo',
  arabic: 'محفظة المنارة',
} as const

/** One word of 10,000 letters: what is not cut or refused before it is drawn takes about a second to lay out. */
export const endless = 'A'.repeat(10_000)
