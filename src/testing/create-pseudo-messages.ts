import type { ShownMessages } from '../core/words/messages.js'
import { en } from '../features/english.js'
import { isRecord } from '../rules/is-record.js'
import { enComponentWords } from '../words/component-words.js'
import { readEveryViewWord } from './view-words.js'

/** Accented letters that stay readable, so that a pseudo-translated screen can be used. Every Latin font has them. */
const LOOKALIKES: Record<string, string> = {
  a: 'á',
  c: 'ç',
  d: 'ð',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ö',
  u: 'ü',
  y: 'ý',
}

/** The growth of a translation compared with its English text. */
const GROWTH = 0.4

/**
 * A pseudo-translation: every text of the messages with accents, 40 % longer and in brackets. A text without accents
 * is not in the messages. A text that overflows would be cut in a longer language.
 *
 * @example createLintel({ …, messages: createPseudoMessages() })
 */
export function createPseudoMessages(messages: ShownMessages = en): ShownMessages {
  const components = disguiseTree({ ...enComponentWords, ...messages.components })
  const views = disguiseTree({ ...readEveryViewWord(), ...messages.views })
  return { ...disguiseTree(messages), components, views, locale: messages.locale }
}

function disguiseTree<Tree extends object>(tree: Tree): Tree {
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, disguise(value)])) as Tree
}

function disguise(value: unknown): unknown {
  if (typeof value === 'string') return disguiseText(value)
  if (typeof value === 'function') return (parameters: unknown) => disguise(value(parameters))
  return isRecord(value) ? disguiseTree(value) : value
}

function disguiseText(text: string): string {
  // `{hotkey}` is a placeholder, not a word.
  const accented = text.replace(/\{\w+\}|[a-z]/g, (match) => LOOKALIKES[match] ?? match)
  return `[${accented}${' one two three four five six'.repeat(20).slice(0, Math.ceil(text.length * GROWTH))}]`
}
