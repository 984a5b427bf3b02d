import type { ComponentWordOverrides } from '../../words/component-words.js'
import { readWords } from '../../words/read-words.js'
import type { WordOverrides } from '../../words/text.js'
import { en, type Messages } from './en.js'
import type { GivenMessages, MessageOverrides } from './given-messages.js'
import type { ViewWordOverrides } from './views/view-words.js'

/**
 * Merges `overrides` into English, word by word. The words of components and views are those of `overrides` alone: the English
 * ones load elsewhere.
 *
 * @example createMessages({ connectButton: { connect: 'Sign in with a wallet' } })
 */
export function createMessages({ components = {}, views = {}, ...core }: MessageOverrides): Messages {
  const locale = core.locale ?? en.locale
  return {
    ...readWords<Messages>(core as WordOverrides<Messages>, locale, en),
    components: readWords(components as ComponentWordOverrides, locale),
    views: readWords(views as ViewWordOverrides, locale),
  }
}

const made = new WeakMap<GivenMessages, Messages>()

/**
 * Every word of an instance: the English ones, with those that its app has given. The same object for the same words.
 *
 * @example readMessages(lintel.messages.getState()).errors['request-rejected'].title
 */
export function readMessages(words: GivenMessages): Messages {
  const known = made.get(words) ?? createMessages(words.given)
  made.set(words, known)
  return known
}
