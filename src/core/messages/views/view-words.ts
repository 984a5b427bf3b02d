import { type ActivityWords, enActivity } from './en-activity.js'
import { type EmbeddedWords, enEmbedded } from './en-embedded.js'
import { enLogin, type LoginWords } from './en-login.js'
import { enPortfolio, type PortfolioWords } from './en-portfolio.js'
import { enReceive, type ReceiveWords } from './en-receive.js'
import { enSend, type SendWords } from './en-send.js'
import { enSignIn, type SignInWords } from './en-sign-in.js'
import { enTokenDetail, type TokenDetailWords } from './en-token-detail.js'
import { enWhatIsANetwork, type WhatIsANetworkWords } from './en-what-is-a-network.js'

export type ViewWords = {
  portfolio: PortfolioWords
  tokenDetail: TokenDetailWords
  activity: ActivityWords
  receive: ReceiveWords
  send: SendWords
  signIn: SignInWords
  login: LoginWords
  embedded: EmbeddedWords
  whatIsANetwork: WhatIsANetworkWords
}

/** Every word of the views that load their words themselves, in English. */
export const enViewWords: ViewWords = {
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

/** Words that replace the English ones of some views. */
export type ViewWordOverrides = { [Name in keyof ViewWords]?: Partial<ViewWords[Name]> }
