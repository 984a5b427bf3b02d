import { readWords } from '../../words/read-words.js'
import type { TextGroups } from '../../words/text.js'

/** The words of the embedded wallet after the login in English. */
const embedded = {
  emailNow: 'Your address is {email} now. We send a code to both addresses.',
  emailNew: 'Enter the address that you want to log in with. We send a code to it.',
  primaryTitle: 'Is it you?',
  primaryText: 'Enter the code we sent to {email}, your present address.',
  secondaryTitle: 'Confirm the new address',
  secondaryText: 'Enter the code we sent to {email}, your new address.',
  frameLoading: 'Your wallet is on its way',
  frameShown: 'Continue in your wallet, which is open here.',
  failureCode: 'Code: {code}',
  ownKey: 'The key is yours',
  ownKeyText: 'Your login opens this wallet. Its key can leave it whenever you want.',
  anyWallet: 'Use any wallet',
  anyWalletText: 'Import the key into a wallet of your choice. Your address and what you own stay the same.',
  keepSecret: 'Show it to no one',
  keepSecretText: 'The key controls everything you own. This site cannot read it.',
  exportKey: 'Show my key',
  list: 'Your embedded wallet',
  email: 'E-mail',
  noEmail: 'No address yet',
  smartAccount: 'Smart account',
  smartAccountText: 'One approval can do several steps, and an app can pay the fees.',
  keyAccount: 'Standard account',
  keyAccountText: 'One approval for each step. It is on every network.',
  accountTypes: 'Your account on {namespace} networks',
  accountInUse: 'In use',
  accountNotInUse: 'Not in use',
  noSmartAccount: 'Not on {network}',
  smartAccountElsewhere: 'Not on {network}. Switch to {networks} to use it.',
  changingAccount: 'Changing your account',
  deployed: 'Deployed',
  notDeployed: 'Not yet deployed',
  notDeployedText: 'It can receive already. Its first transaction deploys it on this network.',
  copyAccount: 'Copy address: {account}',
  separateAccounts: 'Your login opens both. Each has its own address and holds what was sent there.',
  devices: 'Your devices',
  devicesText: 'See which browsers can sign',
  // By the name of the view that a row of another feature opens.
  linkTexts: {
    ChooseAccountName: 'So that people can pay you by it',
    SmartSessions: 'What apps may do without asking',
  },
  upgrade: 'Upgrade your wallet',
  upgradeText: 'Take your key to another wallet',
} as const

export const texts: TextGroups = { embedded }

export const enEmbedded = /* @__PURE__ */ readWords(embedded)

export type EmbeddedWords = typeof enEmbedded
