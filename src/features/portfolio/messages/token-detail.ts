import { readWords } from '../../../words/read-words.js'
import type { TextGroups } from '../../../words/text.js'

/** The words of the details of a token in English. */
const tokenDetail = {
  tokenMissing: 'This account does not have this token.',
  name: 'Name',
  price: 'Price',
  priceSource: 'Price from',
  priceUnknown: 'No price is known',
  pool: '{name} pool',
  network: 'Network',
  contract: 'Contract',
  decimals: 'Decimals',
  nativeCurrency: 'Currency of the network',
  viewInExplorer: 'View in explorer',
  copyContract: 'Copy contract',
  contractCopied: 'Contract copied',
} as const

export const texts: TextGroups = { tokenDetail }

export const enTokenDetail = /* @__PURE__ */ readWords(tokenDetail)

export type TokenDetailWords = typeof enTokenDetail
