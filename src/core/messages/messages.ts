import type { ComponentWords } from '../../words/component-words.js'
import { readWords } from '../../words/read-words.js'
import type { WordOverrides } from '../../words/text.js'
import { en, type Messages } from './en.js'
import type { ViewWords } from './views/view-words.js'

/** Part of the catalogue. Words that are left out do not change. A text may have the `{name}` of each parameter. */
export type MessageOverrides = WordOverrides<Omit<Messages, 'components' | 'views'>> & {
  components?: WordOverrides<ComponentWords>
  views?: WordOverrides<ViewWords>
}

/** Words that replace the English ones: an object, or a function that loads it. */
export type MessagesSource = MessageOverrides | (() => Promise<MessageOverrides>)

/**
 * Merges `overrides` into English, word by word.
 *
 * @example createMessages({ connectButton: { connect: 'Sign in with a wallet' } })
 */
export function createMessages(overrides: MessageOverrides): Messages {
  return readWords<Messages>(overrides as WordOverrides<Messages>, overrides.locale ?? en.locale, en)
}
