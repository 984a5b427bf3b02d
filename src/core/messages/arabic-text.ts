/** Digits as the browser's `ar` locale writes them, the same as in amounts. */
export const ARABIC_LOCALE = 'ar'

/** The plural forms of a text. `#` is the number. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** The form for `count`, with the number in the digits of the locale. */
export function formatCount(count: number, forms: Forms): string {
  const form = forms[new Intl.PluralRules(ARABIC_LOCALE).select(count)] ?? forms.other
  return form.replace('#', new Intl.NumberFormat(ARABIC_LOCALE).format(count))
}

/** Isolates a name inside a sentence, so that Latin letters do not reorder the Arabic words (UAX #9, FSI). */
export function isolate(name: string): string {
  return `\u2068${name}\u2069`
}
