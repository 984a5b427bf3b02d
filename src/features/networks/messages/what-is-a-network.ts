import { readWords } from '../../../words/read-words.js'
import type { TextGroups } from '../../../words/text.js'

/** The words of the help about networks in English. */
const whatIsANetwork = {
  ledgerTitle: 'It keeps the record',
  ledgerText: 'A network is many computers that agree on who owns what.',
  separateTitle: 'Each one is its own place',
  separateText: 'What you hold on one network is not on another. Your address is often the same on both.',
  feesTitle: 'It asks a small fee',
  feesText: 'Every transaction pays one in the coin of its network. It differs from network to network.',
  done: 'Got it',
} as const

export const texts: TextGroups = { whatIsANetwork }

export const enWhatIsANetwork = /* @__PURE__ */ readWords(whatIsANetwork)

export type WhatIsANetworkWords = typeof enWhatIsANetwork
