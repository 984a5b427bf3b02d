import { formatText } from './format-text.js'
import type { Text, WordOverrides, Words } from './text.js'

/**
 * Makes words of a catalogue of texts.
 *
 * @example readWords({ send: 'Send {amount}', back: 'Back' }).send({ amount: '1 ETH' })
 */
export function readWords<const Texts extends object>(texts: Texts, locale = 'en'): Words<Texts> {
  return merge(undefined, texts, locale) as Words<Texts>
}

/**
 * Replaces words of `base` by texts or functions. Words that are left out do not change, and names that `base` does not
 * have are ignored, unless it has none. `locale` (BCP 47) chooses plural forms and digits.
 */
export function mergeWords<Catalogue>(base: Catalogue, overrides: WordOverrides<Catalogue>, locale: string): Catalogue {
  return merge(base, overrides, locale) as Catalogue
}

function merge(base: unknown, given: unknown, locale: string): unknown {
  if (given === undefined) return base
  if (isText(given)) {
    // A word of `base` with parameters stays a function, even if the text uses none of them.
    const isFunction = base === undefined ? hasParameters(given) : typeof base === 'function'
    return isFunction ? (parameters: Record<string, string>) => formatText(given, parameters, locale) : given
  }
  if (typeof given !== 'object' || !given) return given
  const names = Object.keys(base ?? {})
  const read = (name: string) => [name, merge(base?.[name as never], given[name as never], locale)]
  // Ignore names that `base` does not have.
  return Object.fromEntries((names.length ? names : Object.keys(given)).map(read))
}

function isText(value: unknown): value is Text {
  return typeof value === 'string' || typeof (value as Partial<Text> | null)?.['other' as never] === 'string'
}

function hasParameters(text: Text): boolean {
  return typeof text !== 'string' || text.includes('{')
}
