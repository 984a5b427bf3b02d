/** Text as an attacker, or the world, sends it. */
export const hostile = {
  /** No blank to break at. */
  unbroken: 'A'.repeat(10_000),
  /** Turns what follows it, when it is let. */
  bidiOverride: 'Prism\u202Egnp.exe',
  /** Looks empty. */
  zeroWidth: '\u200B\u200D\u2060\uFEFF',
  /** Grows out of its line, when it is let. */
  stacked:
    'Z\u0351\u036B\u0343\u036A\u0302\u036B\u033D\u034F\u0334\u0319\u0324\u031E\u0349\u035A\u032F\u031E\u0320\u034Dalgo',
  arabic: 'محفظة المنارة',
} as const
