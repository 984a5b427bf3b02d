import type { ErrorCode } from '../core/errors/error-code.js'
import { type ErrorTexts, type ErrorWords, errorTexts } from '../core/words/error-texts.js'
import { formatText } from '../words/format-text.js'
import { errorTexts as send } from './send/messages/errors.js'
import { errorTexts as signIn } from './sign-in/messages/errors.js'

const texts: readonly Partial<Record<ErrorCode, ErrorTexts>>[] = [
  errorTexts,
  // Of errors that only features throw.
  send,
  signIn,
]

/** Makes words of the texts of errors. Every `text` is a function, with or without the wallet's name. */
const readTexts = () =>
  Object.fromEntries(
    texts
      .flatMap(Object.entries<ErrorTexts>)
      .map(([code, { title, text }]) => [
        code,
        { title, text: (parameters: { wallet: string }) => formatText(text, parameters) },
      ]),
  ) as Record<ErrorCode, ErrorWords>

/** The words of errors, in English. */
export const enErrors = /* @__PURE__ */ readTexts()
