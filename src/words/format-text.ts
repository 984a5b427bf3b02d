import type { Forms, Text } from './text.js'

/** Hebrew, Arabic and the scripts between them. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc]/

/**
 * Replaces the parameters of a text. `count` or `seconds` chooses the plural form, and outside English numbers are written
 * in the digits of the locale. If a sentence or its parameter is right-to-left, the parameter is isolated (UAX #9, FSI), so
 * that neither reorders the other.
 *
 * @example formatText({ one: '{count} copy', other: '{count} copies' }, { count: 1 }) // '1 copy'
 */
export function formatText(text: Text, parameters: Record<string, string | number>, locale = 'en'): string {
  const count = (parameters.count ?? parameters.seconds) as number
  const form = typeof text === 'string' ? text : chooseForm(text, count, locale)
  return form.replace(/{(\w+)}/g, (placeholder, name: string) => {
    const value = parameters[name] ?? placeholder
    if (typeof value === 'number' && locale !== 'en') return value.toLocaleString(locale)
    return form !== placeholder && RIGHT_TO_LEFT.test(form + value) ? `\u2068${value}\u2069` : `${value}`
  })
}

function chooseForm(forms: Forms, count: number, locale: string): string {
  return (count === 0 && forms.zero) || forms[new Intl.PluralRules(locale).select(count)] || forms.other
}
