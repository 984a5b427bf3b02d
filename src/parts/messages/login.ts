import { readWords } from '../../words/read-words.js'
import type { TextGroups } from '../../words/text.js'

/** The words of e-mail and social login in English. */
const login = {
  email: 'E-mail',
  emailPlaceholder: 'E-mail address',
  emailSubmit: 'Continue with e-mail',
  emailInvalid: 'Enter an e-mail address, such as name@example.com.',
  continueWith: 'Continue with {provider}',
  more: 'More ways',
  tooSoon: { one: 'Please try again after 1 second', other: 'Please try again after {seconds} seconds' },
  emailTitle: 'Log in by e-mail',
  emailText: 'We send you a code. You need no password.',
  continue: 'Continue',
  code: 'One-time code',
  codeTitle: 'Check your inbox',
  codeText: 'Enter the code we sent to {email}.',
  checking: 'Checking the code',
  /** `time` is in minutes and seconds. */
  codeLife: 'The code works for {time}',
  notReceived: 'Didn’t get it?',
  resend: 'Resend',
  codeResent: 'A new code is on its way.',
  deviceTitle: 'Approve this device',
  deviceText: 'Open the link that we sent to {email}, and approve this device there.',
  deviceApprovedTitle: 'Device approved',
  deviceApprovedText: 'Your code is on its way.',
  linkResent: 'A new link is on its way.',
  restart: 'Log in again',
  openingTitle: 'Opening {provider}',
  openingText: 'The window is on its way.',
  windowTitle: 'Continue in the window',
  windowText: 'Log in with {provider} there. This card continues by itself.',
  showWindow: 'Show the window',
  retrievingTitle: 'Almost done',
  retrievingText: 'We are getting your account.',
  blockedTitle: 'Window blocked',
  blockedText: 'Your browser blocked the window of {provider}. Open it with this button.',
  open: 'Open {provider}',
  closedTitle: 'Window closed',
  closedText: 'The window of {provider} was closed before you were logged in.',
  /** The visitor has closed it, or the browser does not tell. */
  unseenTitle: 'Is the window closed?',
  unseenText: 'If the window of {provider} is open, log in there: this card continues by itself. If not, try again.',
  farcasterScan: 'Scan this code with the camera of your phone, and approve the login in Farcaster.',
  farcasterOpen: 'Open Farcaster, approve the login, then come back.',
  farcasterCode: 'QR code to log in with Farcaster',
  profileTitle: 'Approved',
  profileText: 'We are loading your profile.',
  // Why a login did not go on, by the codes of the frame.
  'wrong-code': 'Wrong code',
  'wrong-code-text': 'Compare it with the e-mail, or send a new one.',
  'code-expired': 'Code expired',
  'code-expired-text': 'Send a new one.',
  'too-many-tries': 'Too many tries',
  'too-many-tries-text': 'There were too many wrong codes. Send a new one.',
  'login-ended': 'Login ended',
  'login-ended-text': 'This login took too long, or another one has replaced it.',
  'login-cancelled': 'Login cancelled',
  'login-cancelled-text': 'Nothing was shared.',
  'login-unlinked': 'This login was unlinked',
  'login-unlinked-text':
    'The e-mail address of your account has changed since. Log in by e-mail. To link this login again, give it your new address first.',
  'service-unavailable': 'Login not available',
  'service-unavailable-text': 'We cannot reach the login service right now. Try again.',
  'not-accepted': 'Not accepted',
  'not-accepted-text': 'This cannot be used to log in here. Another account may have it.',
  'storage-blocked': 'Your browser blocks this wallet',
  'storage-blocked-text': 'It keeps nothing for it. Allow cookies of other sites on this page, then try again.',
  'origin-not-allowed': 'Not set up yet',
  'origin-not-allowed-text': 'This site may not use the embedded wallet. Connect another wallet instead.',
} as const

export const texts: TextGroups = { login }

export const enLogin = /* @__PURE__ */ readWords(login)

export type LoginWords = typeof enLogin
