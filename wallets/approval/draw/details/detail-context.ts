import type { TokenMap } from '../../describe/token-facts.js'
import type { ApproveWords } from '../../words/en-approve.js'

export type Currency = { symbol: string; decimals: number }

/** The input of the request details, besides the request. */
export type DetailContext = {
  words: ApproveWords
  networkName: string
  /** As the page around the frame calls itself; empty when it does not. */
  siteName: string
  /** The native currency of the network. */
  currency: Currency
  /** The known facts of the tokens. */
  tokens: TokenMap
}
