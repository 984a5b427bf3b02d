import type { ComponentWordOverrides } from '../../words/component-words.js'
import { readWords } from '../../words/read-words.js'
import type { Words } from '../../words/text.js'
import { enErrors } from './en-errors.js'
import type { ViewWordOverrides } from './views/view-words.js'

/** The texts that load with Lintel, in English. Another language has the same shape in JSON. */
export const coreTexts = {
  common: {
    close: 'Close',
    back: 'Back',
    help: 'Help',
    cancel: 'Cancel',
    tryAgain: 'Try again',
    disconnect: 'Disconnect',
    loading: 'Loading',
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
    networkSelector: 'Network: {network}',
    terms: 'Terms of service',
    privacy: 'Privacy policy',
    legal: 'By connecting you agree to the',
    and: 'and',
    viewFailed: 'This view could not be loaded',
    viewFailedText: 'Check your connection, then try again.',
  },
  titles: {
    Connect: 'Connect wallet',
    AllWallets: 'All wallets',
    ConnectingExternal: '{wallet}',
    /** The title without a certain wallet. */
    ConnectingWalletConnect: 'Scan with your phone',
    ConnectingMultiChain: 'Choose a network',
    ConnectWallets: 'Connect wallet',
    ConnectSocials: 'Social accounts',
    EmailLogin: 'E-mail',
    EmailVerifyOtp: 'Confirm your e-mail',
    EmailVerifyDevice: 'Confirm your device',
    UpdateEmail: 'Change your e-mail',
    UpgradeWallet: 'Upgrade your wallet',
    SmartAccountSettings: 'Smart account',
    Downloads: 'Get {wallet}',
    GetWallet: 'Get a wallet',
    ProfileWallets: 'Your wallets',
    SwitchActiveChain: 'Switch network',
    Account: 'Account',
    AccountSettings: 'Settings',
    TokenDetail: '{token}',
    TransactionDetail: 'Transaction',
    Transactions: 'Activity',
    WalletReceive: 'Receive',
    WalletCompatibleNetworks: 'Compatible networks',
    WalletSend: 'Send',
    WalletSendSelectToken: 'Select token',
    WalletSendPreview: 'Review',
    Networks: 'Networks',
    WhatIsAWallet: 'What is a wallet?',
    WhatIsANetwork: 'What is a network?',
    SwitchNetwork: 'Switch network',
    UnsupportedChain: 'Unsupported network',
    ApproveTransaction: 'Your wallet',
    SIWXSignMessage: 'Sign in',
  },
  connect: {
    installed: 'Installed',
    recent: 'Recent',
    connected: 'Connected',
    wallets: 'Wallets',
    /** The wallet at `window.ethereum`, which has no name. */
    browserWallet: 'Browser wallet',
    searching: 'Looking for wallets',
    emptyTitle: 'No wallet found',
    emptyText: 'Install a wallet in this browser, then reload the page.',
    /** Above well-known wallets. */
    suggestText: 'Get one of these or another one that you trust, then reload the page.',
    reload: 'Reload page',
    restoringTitle: 'Welcome back',
    restoringText: 'We are looking for the wallet you used last.',
    /** The row that pairs with any wallet. */
    walletConnect: 'WalletConnect',
    qrCode: 'QR code',
    /** A wallet whose name has no visible character. */
    unnamedWallet: 'Unnamed wallet',
    allWallets: 'All wallets',
    continueWithWallet: 'Continue with a wallet',
    /** Between two kinds of sign-in. */
    or: 'or',
    moreFailed: 'More wallets could not be loaded.',
    legal: 'I agree to the',
    legalAlone: 'I agree to the terms of this site',
    legalFirst: 'Agree to continue.',
    legalDone: 'You can connect now.',
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
  /** The names of groups of networks. */
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
    title: 'Continue in {wallet}',
    text: 'Approve the connection in {wallet}.',
    declinedTitle: 'Connection declined',
    declinedText: 'You declined the request in {wallet}. Nothing was shared.',
    installQuestion: 'Don’t have it?',
    install: 'Get {wallet}',
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
    scan: 'Scan this code with {wallet} on your phone.',
    qrCode: 'QR code to connect a wallet',
    qrRefused: 'This link is too long for a QR code. Copy it into your wallet instead.',
    copyLink: 'Copy link',
    /** `time` is in minutes and seconds. */
    newCode: 'New code in {time}',
    newCodeSoon: 'In {seconds} seconds a new code takes its place.',
    codeRenewed: 'There is a new code.',
    preparing: 'The code is on its way.',
    preparingLink: 'The link is on its way.',
    slow: 'This takes longer than usual. Check your connection.',
    offline: 'You are offline. The code comes when you are back.',
    open: 'Open {wallet}',
    openText: {
      browser: '{wallet} is installed in this browser.',
      mobile: 'Open {wallet}, approve the connection, then come back.',
      web: '{wallet} opens in a window of its own. Approve the connection there.',
      desktop: 'Open {wallet} on this computer and approve the connection.',
    },
    opened: 'Approve the connection in {wallet}, then come back.',
    blocked: 'Your browser blocked the window. Allow it for this site, or copy the link.',
    unanswered: 'Nothing happened?',
    unansweredText: '{wallet} may not be installed on this device.',
    showCode: 'Show QR code',
    connectingTitle: 'Approved',
    connectingText: 'Connecting {wallet} to this site.',
    notInstalledTitle: '{wallet} is not installed',
    notInstalledText: 'Install it, then come back here.',
    otherWallet: 'Choose another wallet',
  },
  multiChain: {
    text: '{wallet} works with several kinds of network. Where do you want to connect?',
    choices: 'Networks',
  },
  switchActiveChain: {
    text: 'Connect a wallet for {network}. Your other wallets stay connected.',
    emptyText: 'Install a wallet for {network}, then reload the page.',
    ready: 'You have an account on {network} already.',
    go: 'Switch to {network}',
  },
  profileWallets: {
    active: 'Active',
    switch: 'Switch',
    shared: 'Shared by this wallet. Change it there.',
    more: '{count} more in this wallet',
    together: 'Ends {namespaces} together',
    recent: 'Used recently',
    add: 'Add a wallet',
    options: 'Options of {wallet}',
    disconnectOne: 'Disconnect {wallet}',
    disconnectAll: 'Disconnect all',
  },
  account: {
    copyAddress: 'Copy address',
    addressCopied: 'Address copied',
    viewInExplorer: 'View in explorer',
    address: 'Address',
    network: 'Network',
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
    emptyText: 'Nothing matches "{query}".',
    note: 'Your wallet may not support every network.',
    whatIs: 'What is a network?',
    notApproved: 'Not approved by this wallet',
    toApprove: 'Your wallet will ask to approve it',
  },
  switchNetwork: {
    title: 'Switch to {network}',
    text: 'Approve the switch in {wallet}.',
    declinedTitle: 'Switch declined',
    declinedText: 'You declined the switch in {wallet}. Your network is unchanged.',
  },
  unsupportedChain: {
    title: 'This network is not supported',
    current: 'Your wallet is on {network}',
    choices: 'Supported networks',
    declined: 'You declined the switch to {network}. Choose it again to retry.',
    text: '{app} does not work on this network. Choose one of these to continue.',
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
    closeRefused: {
      'approve-pending': 'Approve or reject the transaction first.',
      'sign-in-required': 'Sign the message or cancel first.',
      'unsupported-chain': 'Choose a network or disconnect first.',
    },
  },
} as const

/** Every word of Lintel. */
export type Messages = Words<typeof coreTexts> & {
  /** A BCP 47 tag. `Intl` formats amounts, counts and lists for it. */
  locale: string
  errors: typeof enErrors
  /** The words of the components in another language. The English ones load with each component. */
  components: ComponentWordOverrides
  /** The words of the account's views in another language. The English ones load with each view. */
  views: ViewWordOverrides
}

/** Every word of Lintel in English. */
export const en: Messages = /* @__PURE__ */ readWords({
  ...coreTexts,
  locale: 'en',
  errors: enErrors,
  components: {} as ComponentWordOverrides,
  views: {} as ViewWordOverrides,
})
