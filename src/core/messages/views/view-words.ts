import { activityTexts, enActivity } from './en-activity.js'
import { embeddedTexts, enEmbedded } from './en-embedded.js'
import { enLogin, loginTexts } from './en-login.js'
import { enPortfolio, portfolioTexts } from './en-portfolio.js'
import { enReceive, receiveTexts } from './en-receive.js'
import { enSend, sendTexts } from './en-send.js'
import { enSignIn, signInTexts } from './en-sign-in.js'
import { enTokenDetail, tokenDetailTexts } from './en-token-detail.js'
import { enWhatIsANetwork } from './en-what-is-a-network.js'

/** Every word of the views that load their words themselves, in English. */
export const enViewWords = {
  portfolio: enPortfolio,
  tokenDetail: enTokenDetail,
  activity: enActivity,
  receive: enReceive,
  send: enSend,
  signIn: enSignIn,
  login: enLogin,
  embedded: enEmbedded,
  whatIsANetwork: enWhatIsANetwork,
}

export type ViewWords = typeof enViewWords

/** Words that replace the English ones of some views. */
export type ViewWordOverrides = { [Name in keyof ViewWords]?: Partial<ViewWords[Name]> }

/** Every text of those views in English. */
export const viewTexts = {
  portfolio: portfolioTexts,
  tokenDetail: tokenDetailTexts,
  activity: activityTexts,
  receive: receiveTexts,
  send: sendTexts,
  signIn: signInTexts,
  login: loginTexts,
  embedded: embeddedTexts,
  whatIsANetwork: enWhatIsANetwork,
}
