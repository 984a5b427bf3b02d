/** The words of Account's tokens and NFTs in English. */
export const enPortfolio = {
  total: 'Total value',
  tabs: 'What you have',
  tokens: 'Tokens',
  nfts: 'NFTs',
  activity: 'Activity',
  send: 'Send',
  receive: 'Receive',
  actions: 'Actions',
  switchWallet: 'Your wallets',
  settings: 'Settings',
  noPrice: 'No price',
  tokensEmptyTitle: 'No tokens yet',
  tokensEmptyText: ({ network }: { network: string }) => `Tokens that you receive on ${network} appear here.`,
  tokensFailedTitle: 'Tokens could not be loaded',
  nftsEmptyTitle: 'No NFTs yet',
  nftsEmptyText: ({ network }: { network: string }) => `NFTs that you receive on ${network} appear here.`,
  nftsFailedTitle: 'NFTs could not be loaded',
  nftsUnknownTitle: 'NFTs are not known here',
  nftsUnknownText: ({ network }: { network: string }) => `This site has no service that looks up NFTs on ${network}.`,
  failedText: 'Check your connection, then try again.',
  unnamedNft: 'Unnamed NFT',
  /** How many an account has of one NFT, more than 1. It may be a very large number. */
  copies: ({ count }: { count: number }) => `${count.toLocaleString('en')} copies`,
  moreNfts: 'Show more',
  /** Below tokens that were read without a data service. */
  listedOnly: 'Only tokens that this site knows are shown.',
  refreshFailed: 'These balances may be outdated.',
}

export type PortfolioWords = typeof enPortfolio
