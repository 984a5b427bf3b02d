/** The texts of the errors that the feature throws, in English. They load with the modal. */
export const errorTexts = {
  'signature-declined': {
    title: 'Signature declined',
    text: 'You declined to sign in {wallet}. Nothing was shared.',
  },
  'sign-out-failed': {
    title: 'You are still signed in',
    text: 'Check your connection, then try again.',
  },
  'smart-account-unsupported': {
    title: 'This application might not support Smart Accounts',
    text: 'Your signature was not accepted. Try again, or sign in with another account.',
  },
} as const
