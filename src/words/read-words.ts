import { formatText } from './format-text.js'
import type { Forms, Text, WordOverrides, Words } from './text.js'

/**
 * Makes words of texts, English ones without a locale. With `base`, they replace its words: those that are left out do not
 * change, and names that `base` does not have are ignored. `locale` (BCP 47) chooses plural forms and digits. A function stays
 * as it is.
 *
 * @example readWords({ send: 'Send {amount}', back: 'Back' }).send({ amount: '1 ETH' })
 */
export function readWords<const Texts extends object>(texts: Texts, locale?: string): Words<Texts>
export function readWords<Catalogue>(texts: WordOverrides<Catalogue>, locale: string, base: Catalogue): Catalogue
export function readWords(given: unknown, locale?: string, base?: unknown): unknown {
  const text = (given as Forms | undefined)?.other ?? given
  if (typeof text === 'string') {
    // `{hotkey}` is not a parameter: Toast replaces it. A word of `base` with parameters stays a function, even if the text
    // uses none of them.
    return (base ? typeof base === 'function' : /{(?!hotkey)/.test(text))
      ? (parameters: Record<string, string>) => formatText(given as Text, parameters, locale)
      : text
  }
  if (typeof given !== 'object' || given === null) return given ?? base
  const read = (name: string) => [
    name,
    readWords<unknown>(given[name as never], locale as string, base?.[name as never]),
  ]
  return Object.fromEntries(Object.keys(base ?? given).map(read))
}
