import { readWords } from '../../../words/read-words.js'
import type { TextGroups } from '../../../words/text.js'
import { titles } from './titles.js'

/** The words of Sign in in English. */
const signIn = {
  titles,
  title: 'Sign in to {app}',
  /** `domain`: the host that asks. */
  text: '{domain} asks you to sign this message.',
  /** Before the message is there. */
  textWithoutMessage: 'A signature proves that this account is yours.',
  message: 'Message to sign',
  loading: 'Authenticating...',
  inWallet: 'Sign the message in {wallet}.',
  free: 'Signing costs nothing.',
  required: 'This site works only when you are signed in. Cancel disconnects your wallet.',
  sign: 'Sign',
  cancel: 'Cancel',
} as const

export const texts: TextGroups = { signIn }

export const enSignIn = /* @__PURE__ */ readWords(signIn)

export type SignInWords = typeof enSignIn
