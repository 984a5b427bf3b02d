/** Unusual text from outside. */
export const hostile = {
  /** No space to wrap at. Short enough to lay out in every mode; see `endless`. */
  unbroken: 'A'.repeat(1_000),
  /** Reverses the text after it, unless it is isolated. */
  bidiOverride: 'Prism\u202Egnp.exe',
  /** Invisible. */
  zeroWidth: '\u200B\u200D\u2060\uFEFF',
  /** Marks that leave the line. */
  stacked:
    'Z\u0351\u036B\u0343\u036A\u0302\u036B\u033D\u034F\u0334\u0319\u0324\u031E\u0349\u035A\u032F\u031E\u0320\u034Dalgo',
  arabic: 'محفظة المنارة',
} as const

/** One word of 10,000 letters. To lay it out takes about a second. */
export const endless = 'A'.repeat(10_000)
