import { shellTexts } from '../core/words/shell-texts.js'
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

/** The texts that load with the modal, in English: its own, and those of features. */
export const modalTexts = {
  ...shellTexts,
  ...connect,
  ...pairing,
  ...networks,
  ...account,
  titles: {
    ...connect.titles,
    ...pairing.titles,
    ...networks.titles,
    ...account.titles,
    ...portfolio.titles,
    ...activity.titles,
    ...send.titles,
    ...receive.titles,
    ...login.titles,
    ...smartAccount.titles,
  },
}

export const enModal = /* @__PURE__ */ readWords(modalTexts)

type EnModal = typeof enModal

declare module '../core/model/views/feature-types.js' {
  interface FeatureModalWords extends EnModal {}
}
