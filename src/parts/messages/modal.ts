/**
 * The words that several features' views show, in English. They load with the modal. Each is in the group of the feature that it is about,
 * where apps override it.
 */
export const modalTexts = {
  titles: {
    AllWallets: 'All wallets',
    ConnectSocials: 'Social accounts',
    /** The title without a certain wallet. */
    ConnectingWalletConnect: 'Scan with your phone',
    GetWallet: 'Get a wallet',
  },
  connect: {
    wallets: 'Wallets',
    reload: 'Reload page',
    /** The wallet at `window.ethereum`, which has no name. */
    browserWallet: 'Browser wallet',
    continueWithWallet: 'Continue with a wallet',
    legal: 'I agree to the',
    legalAlone: 'I agree to the terms of this site',
    legalFirst: 'Agree to continue.',
    legalDone: 'You can connect now.',
  },
  pairing: {
    slow: 'This takes longer than usual. Check your connection.',
    otherWallet: 'Choose another wallet',
    preparing: 'The code is on its way.',
    preparingLink: 'The link is on its way.',
    copyLink: 'Copy link',
    qrRefused: 'This link is too long for a QR code. Copy it into your wallet instead.',
    open: 'Open {wallet}',
  },
  account: {
    disconnecting: 'Disconnecting',
    addressCopied: 'Address copied',
  },
  connectingExternal: {
    text: 'Approve the connection in {wallet}.',
    title: 'Continue in {wallet}',
    declinedTitle: 'Connection declined',
    declinedText: 'You declined the request in {wallet}. Nothing was shared.',
    installQuestion: 'Don’t have it?',
    install: 'Get {wallet}',
  },
  switchNetwork: {
    title: 'Switch to {network}',
    declinedTitle: 'Switch declined',
    declinedText: 'You declined the switch in {wallet}. Your network is unchanged.',
    text: 'Approve the switch in {wallet}.',
  },
  unsupportedChain: {
    title: 'This network is not supported',
    current: 'Your wallet is on {network}',
    text: '{app} does not work on this network. Choose one of these to continue.',
    choices: 'Supported networks',
    declined: 'You declined the switch to {network}. Choose it again to retry.',
  },
} as const
