import { readWords } from '../../words/read-words.js'
import type { TextGroups } from '../../words/text.js'

/** The words of Account's tokens and NFTs in English. */
const portfolio = {
  total: 'Total value',
  tabs: 'What you have',
  tokens: 'Tokens',
  nfts: 'NFTs',
  activity: 'Activity',
  actions: 'Actions',
  switchWallet: 'Your wallets',
  settings: 'Settings',
  noPrice: 'No price',
  tokensEmptyTitle: 'No tokens yet',
  tokensEmptyText: 'Tokens that you receive on {network} appear here.',
  tokensFailedTitle: 'Tokens could not be loaded',
  nftsEmptyTitle: 'No NFTs yet',
  nftsEmptyText: 'NFTs that you receive on {network} appear here.',
  nftsFailedTitle: 'NFTs could not be loaded',
  nftsUnknownTitle: 'NFTs are not known here',
  nftsUnknownText: 'This site has no service that looks up NFTs on {network}.',
  failedText: 'Check your connection, then try again.',
  unnamedNft: 'Unnamed NFT',
  /** How many an account has of one NFT, more than 1. It may be a very large number. */
  copies: { one: '{count} copy', other: '{count} copies' },
  moreNfts: 'Show more',
  /** Below tokens that were read without a data service. */
  listedOnly: 'Only tokens that this site knows are shown.',
  refreshFailed: 'These balances may be outdated.',
} as const

export const texts: TextGroups = { portfolio }

export const enPortfolio = /* @__PURE__ */ readWords(portfolio)

export type PortfolioWords = typeof enPortfolio
