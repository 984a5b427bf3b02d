import type { ComponentWordOverrides } from '../../words/component-words.js'
import { readWords } from '../../words/read-words.js'
import type { WordOverrides } from '../../words/text.js'
import { firstTexts } from './first-texts.js'
import type { FirstWords, MessageOverrides, ViewWordOverrides } from './messages.js'

/** Words that replace the English ones: an object, or a function that loads it. */
export type MessagesSource = MessageOverrides | (() => Promise<MessageOverrides>)

const enFirst = /* @__PURE__ */ readWords(firstTexts)

/** The words of an instance while the English ones of the modal are not loaded. `readMessages` completes them. */
export type GivenMessages = FirstWords & {
  /** BCP 47. */
  locale: string
  components: ComponentWordOverrides
  views: ViewWordOverrides
  /** What the app has given. */
  given: MessageOverrides
}

/** Merges what an app gives into the first words. */
export function readGiven(given: MessageOverrides): GivenMessages {
  const { components = {}, views = {}, locale = 'en', ...core } = given
  return {
    ...readWords<FirstWords>(core as WordOverrides<FirstWords>, locale, enFirst),
    locale,
    components: readWords(components as ComponentWordOverrides, locale),
    views: readWords(views as ViewWordOverrides, locale),
    given,
  }
}
