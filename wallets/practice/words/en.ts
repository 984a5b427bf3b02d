import { readWords } from '../../../src/words/read-words.js'

const connect = {
  title: 'Connect to this site',
  lead: '{site} wants to see an account: its address, balance and activity.',
} as const

/** The texts of the pages of the practice wallet in English. */
export const practiceTexts = {
  name: 'Practice wallet',
  /** The title of a page about a request. */
  pageTitle: '{title} — Practice wallet',
  footer: 'Practice wallet — development keys, local chains only.',
  approve: 'Approve',
  reject: 'Reject',
  disconnect: 'Disconnect',
  disconnectAll: 'Disconnect all',
  account: 'Account',
  network: 'Network',
  networks: 'Networks',
  /** A network that is not listed. `id` is its chain id. */
  chain: 'Chain {id}',
  /** Between two parts of a list. */
  comma: ', ',
  home: {
    title: 'Your practice wallet',
    status: '{account} on {network}.',
    reachNone: 'Sites that you connect are offered this account.',
    reachOne: 'The connected site gets another account at once, and another network if the site supports it.',
    reachMore:
      'Connected sites get another account at once if they have it already, and another network if they support it.',
    elsewhere: 'The wallet is open in another window. Requests over WalletConnect appear there.',
    takeOver: 'Use it here',
    relayDown: 'The relay does not answer',
    relayDownText: 'Requests of sites that came over WalletConnect wait there. The wallet keeps trying to reach it.',
    noQrCode: 'No QR code found in this picture.',
  },
  connectForm: {
    title: 'Connect a site by WalletConnect',
    link: 'Connection link',
    connect: 'Connect',
    picture: 'Choose a picture of the QR code',
    hint: 'On the site, choose WalletConnect and copy the link. A picture of the code can be dropped here too.',
  },
  sessions: {
    title: 'Connected sites',
    empty: 'No site is connected. Connect one from its own page, or by its link.',
    disconnect: 'Disconnect {site}',
    disconnectFrom: 'Disconnect {site} from {network}',
    share: 'Use {account}',
    shareOn: 'Use {account} on {site}',
    noAccount: 'Has no account',
    uses: 'Uses {account}',
    usesMore: 'Uses {account}, also has {others}',
    usesOn: 'Uses {account} on {network}',
    usesOf: 'Uses {account} of {network}',
    /** `time` is a date with its time. */
    since: 'Since {time}',
  },
  offer: {
    title: 'Connect to this site',
    signInTitle: 'Connect and sign in',
    refusedTitle: 'This site cannot be connected',
    text: 'It wants to see your accounts and to ask for signatures. It names itself; nobody has checked that.',
    signInText:
      'It wants to see your account, to ask for signatures, and to know that the account is yours. It names itself; nobody has checked that.',
    message: 'Message',
    signedBy: 'Signed by',
    mayAskFor: 'May ask for',
    asksNothing: 'Nothing but your addresses',
    namespaceAccount: '{namespace} account',
    accounts: 'Accounts to share',
    noneChosen: 'Choose at least one account.',
  },
  /** Requests that sign and send nothing. `site` is the site's origin. */
  requests: {
    connect,
    'namespace-connect': connect,
    'switch-chain': { title: 'Switch network', lead: '{site} asks to use another network.' },
    'add-chain': { title: 'This network cannot be added', lead: '{site} asks to add a network.' },
  },
  request: {
    queue: '{position} of {total}',
    selfNamed: 'It came over WalletConnect and names itself; nobody has checked that.',
    accountToShare: 'Account to share',
    accountToSignIn: 'Account to sign in with',
    from: 'From',
    to: 'To',
    chainId: 'Chain id',
    localOnly:
      'The keys of this wallet are known to everyone. It works on the local chains only, so that nothing of value can ever be lost with it.',
    signatureKind: 'Kind of signature',
    nothingWaits: 'Nothing waits for your approval. You can close this window.',
  },
} as const

export const enPractice = /* @__PURE__ */ readWords(practiceTexts)

export type PracticeWords = typeof enPractice
