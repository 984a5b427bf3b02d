/** The texts that are needed before the modal opens, in English. Those of `core-texts.ts` load with the modal. */
export const firstTexts = {
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
    /** The wallet is on a network that the app does not support. */
    unsupported: 'Unsupported network',
  },
  shell: {
    networkSelector: 'Network: {network}',
    terms: 'Terms of service',
    privacy: 'Privacy policy',
    legal: 'By connecting you agree to the',
    and: 'and',
    viewFailed: 'This view could not be loaded',
    /** Some browsers fetch a file that has failed again only once the page is reloaded. */
    viewFailedText: 'Check your connection, then try again or reload the page.',
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
} as const
