import type { FeatureWords } from '../../model/views/feature-types.js'
import { enActivity } from './en-activity.js'
import { enEmbedded } from './en-embedded.js'
import { enLogin } from './en-login.js'
import { enPortfolio } from './en-portfolio.js'
import { enReceive } from './en-receive.js'
import { enSend } from './en-send.js'
import { enTokenDetail } from './en-token-detail.js'
import { enWhatIsANetwork } from './en-what-is-a-network.js'

/** The English words of the views that have no folder of a feature yet. */
export const enViewWords = {
  portfolio: enPortfolio,
  tokenDetail: enTokenDetail,
  activity: enActivity,
  receive: enReceive,
  send: enSend,
  login: enLogin,
  embedded: enEmbedded,
  whatIsANetwork: enWhatIsANetwork,
}

/** Every word of the views that load their words themselves. */
export type ViewWords = typeof enViewWords & FeatureWords

export type LoginWords = ViewWords['login']

/** Words that replace the English ones of some views. */
export type ViewWordOverrides = { [Name in keyof ViewWords]?: Partial<ViewWords[Name]> }
