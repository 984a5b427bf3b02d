import type { ErrorCode } from '../errors/error-code.js'
import type { CloseRefusal } from '../model/state.js'

/** What a visitor reads when something went wrong. `wallet` is its name, or `common.yourWallet`. */
export type ErrorWords = { title: string; text: (parameters: { wallet: string }) => string }

type Wallet = { wallet: string }
type NamedNetwork = { network: string }

/** Every word of Lintel in English. Another locale has the same shape. */
export const en = {
  locale: 'en',
  common: {
    close: 'Close',
    back: 'Back',
    help: 'Help',
    cancel: 'Cancel',
    tryAgain: 'Try again',
    disconnect: 'Disconnect',
    loading: 'Loading',
    copied: 'Copied',
    yourWallet: 'your wallet',
    unknownNetwork: 'Unknown Network',
  },
  connectButton: {
    connect: 'Connect wallet',
    connecting: 'Connecting',
    /** Read after the address or name by assistive technology. */
    account: 'Account',
  },
  shell: {
    networkSelector: ({ network }: NamedNetwork) => `Network: ${network}`,
    terms: 'Terms of service',
    privacy: 'Privacy policy',
    legal: 'By connecting you agree to the',
    and: 'and',
    viewFailed: 'This view could not be loaded',
    viewFailedText: 'Check your connection, then try again.',
    viewMissing: 'Not available here',
    viewMissingText: 'This site has not turned this part on.',
  },
  titles: {
    Connect: 'Connect wallet',
    AllWallets: 'All wallets',
    ConnectingExternal: ({ wallet }: Wallet) => wallet,
    /** Without a wallet: any that can scan. */
    ConnectingWalletConnect: 'Scan with your phone',
    ConnectingMultiChain: 'Choose a network',
    ConnectWallets: 'Connect wallet',
    Downloads: ({ wallet }: Wallet) => `Get ${wallet}`,
    GetWallet: 'Get a wallet',
    ProfileWallets: 'Your wallets',
    SwitchActiveChain: 'Switch network',
    Account: 'Account',
    Networks: 'Networks',
    WhatIsAWallet: 'What is a wallet?',
    WhatIsANetwork: 'What is a network?',
    SwitchNetwork: 'Switch network',
    UnsupportedChain: 'Unsupported network',
    ApproveTransaction: 'Approve transaction',
    SIWXSignMessage: 'Sign in',
  },
  connect: {
    installed: 'Installed',
    recent: 'Recent',
    connected: 'Connected',
    wallets: 'Wallets',
    /** The wallet at `window.ethereum`, which does not say what it is called. */
    browserWallet: 'Browser wallet',
    searching: 'Looking for wallets',
    emptyTitle: 'No wallet found',
    emptyText: 'Install a wallet in this browser, then reload the page.',
    reload: 'Reload page',
    restoringTitle: 'Welcome back',
    restoringText: 'We are looking for the wallet you used last.',
    /** The row that pairs with any wallet: the name of the protocol. */
    walletConnect: 'WalletConnect',
    qrCode: 'QR code',
    /** A wallet whose name has no character that can be seen. */
    unnamedWallet: 'Unnamed wallet',
    allWallets: 'All wallets',
    continueWithWallet: 'Continue with a wallet',
    /** Between two kinds of ways in. */
    or: 'or',
    moreFailed: 'More wallets could not be loaded.',
    legal: 'I agree to the',
    legalAlone: 'I agree to the terms of this site',
    legalFirst: 'Agree to continue.',
    legalDone: 'You can connect now.',
  },
  /** Ways in that need the embedded wallet. */
  embedded: {
    email: 'E-mail',
    emailPlaceholder: 'E-mail address',
    emailSubmit: 'Continue with e-mail',
    emailInvalid: 'Enter an e-mail address, such as name@example.com.',
    socials: 'Social accounts',
    continueWith: ({ provider }: { provider: string }) => `Continue with ${provider}`,
    more: 'More ways',
    missingEmail: 'Logging in by e-mail is not ready on this site yet. Connect a wallet instead.',
    missingSocial: ({ provider }: { provider: string }) =>
      `Logging in with ${provider} is not ready on this site yet. Connect a wallet instead.`,
  },
  allWallets: {
    search: 'Search wallets',
    clearSearch: 'Clear search',
    certifiedOnly: 'Certified only',
    scan: 'Show QR code',
    wallets: 'Wallets',
    /** After a search. */
    found: ({ count }: { count: number }) => (count === 1 ? '1 wallet found' : `${count} wallets found`),
    emptyTitle: 'No wallet found',
    emptyText: ({ query }: { query: string }) => `Nothing matches "${query}".`,
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
    emptyText: ({ wallet }: Wallet) => `Look for ${wallet} in the store of your browser or phone.`,
  },
  whatIsANetwork: {
    ledger: {
      title: 'It keeps the record',
      text: 'A network is many computers that agree on who owns what.',
    },
    separate: {
      title: 'Each one is its own place',
      text: 'What you hold on one network is not on another. Your address is often the same on both.',
    },
    fees: {
      title: 'It asks a small fee',
      text: 'Every transaction pays one in the coin of its network. It differs from network to network.',
    },
    done: 'Got it',
  },
  /** What the networks of one kind are called together. */
  namespaces: { eip155: 'EVM', solana: 'Solana', bip122: 'Bitcoin', polkadot: 'Polkadot' },
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
  connectingExternal: {
    title: ({ wallet }: Wallet) => `Continue in ${wallet}`,
    text: ({ wallet }: Wallet) => `Approve the connection in ${wallet}.`,
    declinedTitle: 'Connection declined',
    declinedText: ({ wallet }: Wallet) => `You declined the request in ${wallet}. Nothing was shared.`,
    installQuestion: 'Don’t have it?',
    install: ({ wallet }: Wallet) => `Get ${wallet}`,
  },
  pairing: {
    ways: 'Ways to connect',
    way: {
      browser: 'Browser',
      mobile: 'Mobile',
      qrCode: 'QR code',
      web: 'Web app',
      desktop: 'Desktop',
    },
    scan: ({ wallet }: Wallet) => `Scan this code with ${wallet} on your phone.`,
    qrCode: 'QR code to connect a wallet',
    qrRefused: 'This link is too long for a QR code. Copy it into your wallet instead.',
    copyLink: 'Copy link',
    /** `time` is minutes and seconds. */
    newCode: ({ time }: { time: string }) => `New code in ${time}`,
    newCodeSoon: ({ seconds }: { seconds: number }) => `In ${seconds} seconds a new code takes its place.`,
    codeRenewed: 'There is a new code.',
    preparing: 'The code is on its way.',
    preparingLink: 'The link is on its way.',
    slow: 'This takes longer than usual. Check your connection.',
    offline: 'You are offline. The code comes when you are back.',
    open: ({ wallet }: Wallet) => `Open ${wallet}`,
    openText: {
      browser: ({ wallet }: Wallet) => `${wallet} is installed in this browser.`,
      mobile: ({ wallet }: Wallet) => `Open ${wallet}, approve the connection, then come back.`,
      web: ({ wallet }: Wallet) => `${wallet} opens in a window of its own. Approve the connection there.`,
      desktop: ({ wallet }: Wallet) => `Open ${wallet} on this computer and approve the connection.`,
    },
    opened: ({ wallet }: Wallet) => `Approve the connection in ${wallet}, then come back.`,
    blocked: 'Your browser blocked the window. Allow it for this site, or copy the link.',
    unanswered: 'Nothing happened?',
    unansweredText: ({ wallet }: Wallet) => `${wallet} may not be installed on this device.`,
    showCode: 'Show QR code',
    connectingTitle: 'Approved',
    connectingText: ({ wallet }: Wallet) => `Connecting ${wallet} to this site.`,
    notInstalledTitle: ({ wallet }: Wallet) => `${wallet} is not installed`,
    notInstalledText: 'Install it, then come back here.',
    otherWallet: 'Choose another wallet',
  },
  multiChain: {
    text: ({ wallet }: Wallet) => `${wallet} works with several kinds of network. Where do you want to connect?`,
    choices: 'Networks',
  },
  switchActiveChain: {
    text: ({ network }: NamedNetwork) => `Connect a wallet for ${network}. Your other wallets stay connected.`,
    emptyText: ({ network }: NamedNetwork) => `Install a wallet for ${network}, then reload the page.`,
    ready: ({ network }: NamedNetwork) => `You have an account on ${network} already.`,
    go: ({ network }: NamedNetwork) => `Switch to ${network}`,
  },
  profileWallets: {
    active: 'Active',
    switch: 'Switch',
    shared: 'Shared by this wallet. Change it there.',
    more: ({ count }: { count: number }) => `${count} more in this wallet`,
    together: ({ namespaces }: { namespaces: string }) => `Ends ${namespaces} together`,
    recent: 'Used recently',
    add: 'Add a wallet',
    disconnectOne: ({ wallet }: Wallet) => `Disconnect ${wallet}`,
    disconnectAll: 'Disconnect all',
  },
  account: {
    copyAddress: 'Copy address',
    addressCopied: 'Address copied',
    copyRefused: 'Your browser did not allow copying. Copy the text by hand.',
    addressMalformed: 'Contains characters that no address has',
    viewInExplorer: 'View in explorer',
    more: 'More about this account',
    balance: 'Balance',
    balanceUnavailable: 'Balance unavailable',
    disconnecting: 'Disconnecting',
  },
  /** Said for a sign or in place of a number. */
  amounts: { unknown: 'Unknown amount', less: 'less than', more: 'more than' },
  networks: {
    search: 'Search networks',
    all: 'Networks',
    clearSearch: 'Clear search',
    current: 'Current network',
    testnets: 'Test networks',
    emptyTitle: 'No network found',
    emptyText: ({ query }: { query: string }) => `Nothing matches "${query}".`,
    note: 'Your wallet may not support every network.',
    whatIs: 'What is a network?',
    notApproved: 'Not approved by this wallet',
    toApprove: 'Your wallet will ask to approve it',
  },
  switchNetwork: {
    title: ({ network }: NamedNetwork) => `Switch to ${network}`,
    text: ({ wallet }: Wallet) => `Approve the switch in ${wallet}.`,
    declinedTitle: 'Switch declined',
    declinedText: ({ wallet }: Wallet) => `You declined the switch in ${wallet}. Your network is unchanged.`,
  },
  unsupportedChain: {
    title: 'This network is not supported',
    current: ({ network }: NamedNetwork) => `Your wallet is on ${network}`,
    choices: 'Supported networks',
    declined: ({ network }: NamedNetwork) => `You declined the switch to ${network}. Choose it again to retry.`,
    text: ({ app }: { app: string }) => `${app} does not work on this network. Choose one of these to continue.`,
  },
  toasts: {
    /** Read before a toast's own text. */
    label: 'Notification',
    /** `{hotkey}` becomes the key that leads to it. */
    region: 'Notifications ({hotkey})',
    dismiss: 'Dismiss',
    balanceUnavailable: 'Token Balance Unavailable',
    disconnectFailed: 'Failed to disconnect',
  },
  announcements: {
    view: ({ title }: { title: string }) => title,
    connected: ({ account }: { account: string }) => `Connected as ${account}`,
    disconnected: 'Disconnected',
    networkChanged: ({ network }: NamedNetwork) => `Network changed to ${network}`,
    closeRefused: {
      'approve-pending': 'Approve or reject the transaction first.',
      'sign-in-required': 'Sign the message or cancel first.',
      'unsupported-chain': 'Choose a network or disconnect first.',
    } satisfies Record<CloseRefusal, string>,
  },
  errors: {
    'invalid-option': { title: 'Not set up yet', text: () => 'This site is not set up right. Please come back later.' },
    'request-rejected': {
      title: 'Request declined',
      text: ({ wallet }: Wallet) => `You declined the request in ${wallet}.`,
    },
    'request-pending': {
      title: 'Request waiting',
      text: ({ wallet }: Wallet) => `A request is already open. Answer it in ${wallet}, then try again.`,
    },
    'request-cancelled': { title: 'Request stopped', text: () => 'The request was stopped. Try again when you like.' },
    'wallet-locked': { title: 'Wallet locked', text: ({ wallet }: Wallet) => `Unlock ${wallet}, then try again.` },
    'wallet-unresponsive': {
      title: 'No answer yet',
      text: ({ wallet }: Wallet) => `We have had no answer from ${wallet}. Check it for a request, or try again.`,
    },
    'wallet-window-blocked': {
      title: 'Window blocked',
      text: ({ wallet }: Wallet) =>
        `Your browser blocked the window of ${wallet}. Allow it for this site, then try again.`,
    },
    'wallet-failed': {
      title: 'Something went wrong',
      text: ({ wallet }: Wallet) => `There was a problem with ${wallet}. Try again.`,
    },
    'connector-not-found': {
      title: 'Wallet not found',
      text: ({ wallet }: Wallet) =>
        `We could not find ${wallet} in this browser. Install it or turn it on, then try again.`,
    },
    'account-not-shared': {
      title: 'No account shared',
      text: ({ wallet }: Wallet) => `Choose an account to share in ${wallet}, then try again.`,
    },
    'not-connected': { title: 'Not connected', text: () => 'Connect a wallet first.' },
    'network-not-configured': {
      title: 'Network not supported',
      text: () => 'This site does not work on that network. Choose another one.',
    },
    'switch-not-supported': {
      title: 'Switch it in your wallet',
      text: ({ wallet }: Wallet) => `This site cannot switch the network for you. Switch it in ${wallet}.`,
    },
    'network-not-added': {
      title: 'Network not added',
      text: ({ wallet }: Wallet) => `The network is not in ${wallet} yet. Try again to add it.`,
    },
    'invalid-chain-id': { title: 'Network not found', text: () => 'That network does not exist. Choose another one.' },
    'rpc-unavailable': {
      title: 'Network not reachable',
      text: () => 'The network does not answer right now. Check your connection, then try again.',
    },
    'balance-unavailable': {
      title: 'Token Balance Unavailable',
      text: () => 'Your balance could not be read. We will try again in a moment.',
    },
    'insufficient-funds': {
      title: 'Not enough funds',
      text: () => 'Your balance does not cover this amount and the network fee.',
    },
    'transaction-reverted': {
      title: 'Transaction failed',
      text: () => 'The network did not accept the transaction. Only the network fee was spent.',
    },
    'transaction-cancelled': {
      title: 'Transaction cancelled',
      text: ({ wallet }: Wallet) => `You cancelled the transaction in ${wallet}. Nothing was sent.`,
    },
    'receipt-timeout': {
      title: 'Not confirmed yet',
      text: () => 'The transaction was sent and may still confirm. Check it before you send it again.',
    },
    'invalid-transaction': {
      title: 'Transaction not valid',
      text: () => 'Something in this transaction is not right. Nothing was sent.',
    },
    'pairing-expired': { title: 'Link expired', text: () => 'The link is too old. Make a new one to continue.' },
    'relay-unavailable': {
      title: 'No connection to wallets',
      text: () => 'We cannot reach wallets on other devices right now. Check your connection, then try again.',
    },
    'relay-refused': {
      title: 'Not set up yet',
      text: () => 'This site may not connect wallets on other devices. Use a wallet in this browser instead.',
    },
    'directory-unavailable': {
      title: 'Wallets could not be loaded',
      text: () => 'Check your connection, then try again. Wallets in this browser still work.',
    },
    'directory-refused': {
      title: 'Wallet list not set up yet',
      text: () => 'This site may not use the wallet list. Wallets in this browser still work.',
    },
  } satisfies Record<ErrorCode, ErrorWords> as Record<ErrorCode, ErrorWords>,
}

export type Messages = typeof en
