import type { ApproveWords } from '../../../words/en-approve.js'

export type Currency = { symbol: string; decimals: number }

/** What the details of a request are drawn with, besides the request. */
export type DetailContext = {
  words: ApproveWords
  networkName: string
  /** As the page around the frame calls itself; empty when it does not. */
  siteName: string
  /** The native currency of the network. */
  currency: Currency
  /** The tokens that the wallet knows, by their address in small letters. */
  tokens: ReadonlyMap<string, Currency>
}
