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
    Account: 'Account',
    Networks: 'Networks',
    WhatIsAWallet: 'What is a wallet?',
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
  },
  connectingExternal: {
    title: ({ wallet }: Wallet) => `Continue in ${wallet}`,
    text: ({ wallet }: Wallet) => `Approve the connection in ${wallet}.`,
    declinedTitle: 'Connection declined',
    declinedText: ({ wallet }: Wallet) => `You declined the request in ${wallet}. Nothing was shared.`,
    installQuestion: 'Don’t have it?',
    install: ({ wallet }: Wallet) => `Get ${wallet}`,
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
  networks: {
    search: 'Search networks',
    all: 'Networks',
    clearSearch: 'Clear search',
    current: 'Current network',
    testnets: 'Test networks',
    emptyTitle: 'No network found',
    emptyText: ({ query }: { query: string }) => `Nothing matches "${query}".`,
    note: 'Your wallet may not support every network.',
    notApproved: 'Not approved by this wallet',
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
  } satisfies Record<ErrorCode, ErrorWords> as Record<ErrorCode, ErrorWords>,
}

export type Messages = typeof en
