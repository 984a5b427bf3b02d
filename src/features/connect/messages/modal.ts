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
  connect: {
    installed: 'Installed',
    recent: 'Recent',
    connected: 'Connected',
    searching: 'Looking for wallets',
    emptyTitle: 'No wallet found',
    emptyText: 'Install a wallet in this browser, then reload the page.',
    /** Above well-known wallets. */
    suggestText: 'Get one of these or another one that you trust, then reload the page.',
    restoringTitle: 'Welcome back',
    restoringText: 'We are looking for the wallet you used last.',
    /** The row that pairs with any wallet. */
    walletConnect: 'WalletConnect',
    qrCode: 'QR code',
    /** A wallet whose name has no visible character. */
    unnamedWallet: 'Unnamed wallet',
    allWallets: 'All wallets',
    /** Between two kinds of sign-in. */
    or: 'or',
    moreFailed: 'More wallets could not be loaded.',
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
