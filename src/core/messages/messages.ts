import type { ComponentWordOverrides, ComponentWords } from '../../words/component-words.js'
import { readWords } from '../../words/read-words.js'
import type { WordOverrides } from '../../words/text.js'
import { en, type Messages } from './en.js'
import type { ViewWordOverrides, ViewWords } from './views/view-words.js'

/** Part of the catalogue. Words that are left out do not change. A text may have the `{name}` of each parameter. */
export type MessageOverrides = WordOverrides<Omit<Messages, 'components' | 'views'>> & {
  components?: WordOverrides<ComponentWords>
  views?: WordOverrides<ViewWords>
}

/** Words that replace the English ones: an object, or a function that loads it. */
export type MessagesSource = MessageOverrides | (() => Promise<MessageOverrides>)

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
