import type { Forms, Text } from './text.js'

/**
 * Replaces the parameters of a text. `count` or `seconds` chooses the plural form, and numbers are written in the digits of
 * the locale. Outside English each parameter is isolated (UAX #9, FSI), so that neither it nor the sentence reorders the
 * other.
 *
 * @example formatText({ one: '{count} copy', other: '{count} copies' }, { count: 1 }, 'en') // '1 copy'
 */
export function formatText(text: Text, parameters: Record<string, string | number>, locale = 'en'): string {
  const form = typeof text === 'string' ? text : chooseForm(text, parameters.count ?? parameters.seconds, locale)
  return form.replace(/{(\w+)}/g, (placeholder, name: string) => {
    const value = (parameters[name] ?? placeholder).toLocaleString(locale)
    return locale === 'en' ? value : `\u2068${value}\u2069`
  })
}

function chooseForm(forms: Forms, count: string | number | undefined, locale: string): string {
  return forms[new Intl.PluralRules(locale).select(Number(count))] ?? forms.other
}
