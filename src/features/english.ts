import type { ErrorCode } from '../core/errors/error-code.js'
import { firstTexts } from '../core/words/first-texts.js'
import type { GivenMessages } from '../core/words/given-messages.js'
import type { MessageOverrides, ShownMessages, ViewWordOverrides } from '../core/words/messages.js'
import type { ComponentWordOverrides } from '../words/component-words.js'
import { readWords } from '../words/read-words.js'
import type { WordOverrides } from '../words/text.js'
import { enErrors } from './error-texts.js'
import { enModal } from './modal-texts.js'

/** Every word of Lintel in English. */
export const en: ShownMessages = /* @__PURE__ */ Object.assign(/* @__PURE__ */ readWords(firstTexts), enModal, {
  locale: 'en',
  errors: enErrors,
  components: {},
  views: {},
})

/** The stable code of every error. `messages.errors` has the text for visitors. */
export const errorCodes = /* @__PURE__ */ Object.keys(enErrors) as readonly ErrorCode[]

/**
 * Merges `overrides` into English, word by word. The words of components and views come from `overrides` alone: the English
 * ones load elsewhere.
 *
 * @example createMessages({ connectButton: { connect: 'Sign in with a wallet' } })
 */
export function createMessages({ components = {}, views = {}, ...rest }: MessageOverrides): ShownMessages {
  const locale = rest.locale ?? en.locale
  return {
    ...readWords<ShownMessages>(rest as WordOverrides<ShownMessages>, locale, en),
    components: readWords(components as ComponentWordOverrides, locale),
    views: readWords(views as ViewWordOverrides, locale),
  }
}

const made = new WeakMap<GivenMessages, ShownMessages>()

/**
 * Every word of an instance: English, with the app's overrides. The same object for the same words.
 *
 * @example readMessages(lintel.messages.getState()).errors['request-rejected'].title
 */
export function readMessages(words: GivenMessages): ShownMessages {
  const known = made.get(words) ?? createMessages(words.given)
  made.set(words, known)
  return known
}
