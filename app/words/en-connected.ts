import { readWords } from '../../src/words/read-words.js'

/** The English texts of the panel of a connected visitor. */
export const panelTexts = {
  label: 'Your wallet',
  network: 'Network: {network}',
  sign: 'Sign message',
  send: 'Send transaction',
  /** What `sign` signs. */
  message: 'Hello from Lintel. Signing this costs nothing and gives nothing away.',
  result: 'Result',
  /** `block` is a number, or a dash while it is not known. */
  block: 'Block {block}',
  switchTo: 'Switch to {network}',
  signedIn: 'Signed in',
  notSignedIn: 'Not signed in',
  signIn: 'Sign in',
  signOut: 'Sign out',
  /** `coins` and `tokens` are amounts with their symbols. */
  funded: 'You received {coins} and {tokens} of the local chain',
  asked: 'Answer the request in your wallet',
  signed: 'Signed',
  verified: 'Signature verified',
  notVerified: 'The signature does not match your account',
  sent: 'Sent',
  waiting: 'Waiting for a block',
  confirmed: 'Confirmed',
  confirmedIn: 'Confirmed in block {block}',
  /** `text` is a sentence, `reason` what the contract says. */
  failedFor: '{text} ({reason})',
} as const

export const enPanel = /* @__PURE__ */ readWords(panelTexts)

/** The English texts of the dashboard. */
export const dashboardTexts = {
  title: 'Your account on {network}',
  send: 'Send',
  receive: 'Receive',
  /** The title of the form beside it. */
  swap: 'Swap',
  totalValue: 'Total value',
  unavailable: 'Balance unavailable',
  tokens: 'Tokens',
  noTokens: 'Tokens that you receive on {network} appear here.',
  tokensFailed: 'Tokens could not be loaded.',
  tokensOutdated: 'These balances may be outdated.',
  knownTokens: 'Only tokens that this site knows are shown.',
  allTokens: 'All tokens',
  activity: 'Activity',
  noActivity: 'What you send and receive on {network} appears here.',
  activityFailed: 'Activity could not be loaded.',
  activityOutdated: 'This activity may be outdated.',
  ownActivity: 'Only transactions sent from this browser are shown.',
  allActivity: 'All activity',
  tryAgain: 'Try again',
} as const

export const enDashboard = /* @__PURE__ */ readWords(dashboardTexts)
