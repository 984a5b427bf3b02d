import type { Text } from './text.js'

/** Hebrew, Arabic and the scripts between them. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc]/

/**
 * Replaces the parameters of a text. `count` or `seconds` chooses the plural form, and numbers are written as the locale writes
 * them. If a sentence or its parameter is right-to-left, the parameter is isolated (UAX #9, FSI), so that neither reorders the
 * other.
 *
 * @example formatText({ one: '{count} copy', other: '{count} copies' }, { count: 1 }) // '1 copy'
 */
export function formatText(text: Text, parameters: Record<string, string | number>, locale = 'en'): string {
  const count = (parameters.count ?? parameters.seconds) as number
  const form =
    typeof text === 'string'
      ? text
      : (count === 0 && text.zero) || text[new Intl.PluralRules(locale).select(count)] || text.other
  return form.replace(/{(\w+)}/g, (placeholder, name: string) => {
    const value = parameters[name] ?? placeholder
    if (typeof value === 'number') return value.toLocaleString(locale)
    return form !== placeholder && RIGHT_TO_LEFT.test(form + value) ? `\u2068${value}\u2069` : value
  })
}
