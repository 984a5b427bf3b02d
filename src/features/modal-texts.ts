import { shellTexts } from '../core/words/shell-texts.js'
import { modalTexts as partTexts } from '../parts/messages/modal.js'
import { readWords } from '../words/read-words.js'
import { modalTexts as account } from './account/messages/modal.js'
import { modalTexts as activity } from './activity/messages/modal.js'
import { modalTexts as connect } from './connect/messages/modal.js'
import { modalTexts as login } from './login/messages/modal.js'
import { modalTexts as networks } from './networks/messages/modal.js'
import { modalTexts as pairing } from './pairing/messages/modal.js'
import { modalTexts as portfolio } from './portfolio/messages/modal.js'
import { modalTexts as receive } from './receive/messages/modal.js'
import { modalTexts as send } from './send/messages/modal.js'
import { modalTexts as smartAccount } from './smart-account/messages/modal.js'

const texts = [
  partTexts,
  connect,
  pairing,
  networks,
  account,
  portfolio,
  activity,
  send,
  receive,
  login,
  smartAccount,
] as const

type Texts = (typeof texts)[number]

/** The intersection of the types of a union. */
type Join<T> = (T extends unknown ? (each: T) => void : never) extends (all: infer All) => void ? All : never

/** Joins the texts of the modal, of parts and of features, and the titles of all. */
const joinTexts = () =>
  Object.assign({}, shellTexts, ...texts, {
    titles: Object.assign({}, ...texts.map(({ titles }) => titles)),
  }) as typeof shellTexts & Join<Texts>

/** The words that load with the modal, in English. */
export const enModal = /* @__PURE__ */ readWords(/* @__PURE__ */ joinTexts())

type EnModal = typeof enModal

declare module '../core/feature-types.js' {
  interface FeatureModalWords extends EnModal {}
}
