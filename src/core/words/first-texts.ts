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
    /** Assistive technology reads it after the address or name. */
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
    /** Some browsers fetch a failed file again only after a reload of the page. */
    viewFailedText: 'Check your connection, then try again or reload the page.',
  },
  toasts: {
    /** Assistive technology reads it before the toast's own text. */
    label: 'Notification',
    /** `{hotkey}` becomes the key that moves the focus to it. */
    region: 'Notifications ({hotkey})',
    dismiss: 'Dismiss',
    balanceUnavailable: 'Token Balance Unavailable',
    disconnectFailed: 'Failed to disconnect',
  },
} as const
