/** The words of the feature that load with the modal, in English. */
export const modalTexts = {
  titles: {
    Connect: 'Connect wallet',
    ConnectingExternal: '{wallet}',
    ConnectingMultiChain: 'Choose a network',
    ConnectWallets: 'Connect wallet',
    Downloads: 'Get {wallet}',
    WhatIsAWallet: 'What is a wallet?',
  },
  allWallets: {
    search: 'Search wallets',
    clearSearch: 'Clear search',
    certifiedOnly: 'Certified only',
    scan: 'Show QR code',
    wallets: 'Wallets',
    /** After a search. */
    found: { one: '{count} wallet found', other: '{count} wallets found' },
    emptyTitle: 'No wallet found',
    emptyText: 'Nothing matches "{query}".',
    emptyCertified: 'None of them is certified. Turn off "Certified only" to see more.',
    emptyList: 'This site lists no wallets.',
    clear: 'Clear',
  },
  getWallet: {
    wallets: 'Wallets to get',
    exploreAll: 'Explore all',
    loading: 'Looking for wallets',
    emptyTitle: 'No wallet to suggest',
    emptyText: 'Look for a wallet in the store of your browser or phone, then come back.',
  },
  downloads: {
    places: 'Where to get it',
    chrome: 'Chrome',
    firefox: 'Firefox',
    edge: 'Edge',
    ios: 'iPhone and iPad',
    android: 'Android',
    website: 'Website',
    hint: 'Install it, then come back here to connect.',
    emptyTitle: 'No download known',
    emptyText: 'Look for {wallet} in the store of your browser or phone.',
  },
  whatIsAWallet: {
    holds: {
      title: 'It holds what is yours',
      text: 'Coins, tokens and names live on a network. A wallet keeps the keys.',
    },
    signsIn: {
      title: 'It is how you sign in',
      text: 'No new account and no password: you connect and choose what to share.',
    },
    asks: { title: 'It asks you first', text: 'Nothing is shared, signed or sent before you approve it there.' },
    done: 'Got it',
    getWallet: 'Get a wallet',
  },
  multiChain: {
    text: '{wallet} works with several kinds of network. Where do you want to connect?',
    choices: 'Networks',
  },
} as const
