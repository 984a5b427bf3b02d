import type { ComponentWordOverrides } from '../../words/component-words.js'
import { readWords } from '../../words/read-words.js'
import type { WordOverrides } from '../../words/text.js'
import { firstTexts } from './first-texts.js'
import type { FirstWords, MessageOverrides, ViewWordOverrides } from './messages.js'

/** Words that replace the English ones: an object, or a function that loads it. */
export type MessagesSource = MessageOverrides | (() => Promise<MessageOverrides>)

const enFirst = /* @__PURE__ */ readWords(firstTexts)

/** The words of an instance before the modal's English ones have loaded. `readMessages` completes them. */
export type GivenMessages = FirstWords & {
  /** BCP 47. */
  locale: string
  components: ComponentWordOverrides
  views: ViewWordOverrides
  /** The app's own words. */
  given: MessageOverrides
}

/** Merges the app's words into the first words. */
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
