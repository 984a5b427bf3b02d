import type { Forms, Text } from './text.js'

/** Characters of right-to-left scripts, and the controls that start right-to-left text. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufeff\ud802\ud803\ud83a\ud83b]/

/**
 * Replaces the parameters of a text. A number chooses the plural form and is written in the digits of the locale. A string
 * is isolated (UAX #9, FSI) if it or the sentence is right-to-left, so that neither reorders the other.
 *
 * @example formatText({ one: '{count} copy', other: '{count} copies' }, { count: 1 }, 'en') // '1 copy'
 */
export function formatText(text: Text, parameters: Record<string, string | number>, locale: string): string {
  const form = typeof text === 'string' ? text : chooseForm(text, parameters, locale)
  return form.replace(/{(\w+)}/g, (placeholder, name: string) => {
    const value = parameters[name] ?? placeholder
    if (typeof value === 'number') return new Intl.NumberFormat(locale).format(value)
    return form === placeholder || !RIGHT_TO_LEFT.test(form + value) ? value : `\u2068${value}\u2069`
  })
}

/** The form for the first number that `other` names. */
function chooseForm(forms: Forms, parameters: Record<string, string | number>, locale: string): string {
  const names = forms.other.match(/\w+(?=})/g) ?? []
  const count = names.map((name) => parameters[name]).find((value) => typeof value === 'number') ?? 0
  // A language without a category for zero may have a text for it.
  return (!count && forms.zero) || (forms[new Intl.PluralRules(locale).select(count)] ?? forms.other)
}
