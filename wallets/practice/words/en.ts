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
  /** The events of WalletConnect. `site` is the name of a site. */
  walletConnect: {
    relaySilent: 'The relay does not answer. Check that `npm start` still runs, then try again.',
    partMissing: 'A part of the wallet did not load. Reload this page, then try again.',
    connected: '{site} is connected. Its requests appear here.',
    signedIn: '{site} is connected, and you have signed in there.',
    declined: 'You declined the offer of {site}. Nothing was shared.',
    declinedSignIn: 'You declined to sign in to {site}. Nothing was shared.',
    /** `notice` is one of the two before, `reason` a sentence. */
    siteNotTold: '{notice} The site could not be told. {reason}',
    notTold: '{site} could not be told: the relay does not answer.',
    ended: '{site} has ended its connection.',
    offerExpired: 'The offer of {site} has expired. Make a new link on the site.',
    requestExpired: 'A request has expired before you answered. Ask for it again on the site.',
  },
  /** Why a link or a picture cannot be used. */
  link: {
    none: 'Paste a connection link first.',
    noLink: 'This is no connection link: those start with “wc:”. Copy it from the site again.',
    version1: 'This link is for WalletConnect version 1, which ended. The site has to move to version 2.',
    damaged: 'This connection link is damaged. Copy it from the site again.',
    noKey: 'This connection link lacks its key (symKey). Copy the whole link from the site.',
    expired: 'This connection link has expired. Make a new one on the site.',
    used: 'This link was used before. Make a new one on the site.',
    noOffer: 'This link has no proposal: it was used before, or the site withdrew it. Create a new link on the site.',
    noPicture: 'This file is no picture. Choose a PNG, JPEG or WebP of the QR code.',
    noPictures: 'This browser cannot read pictures. Paste the link instead.',
  },
  /** Why a site cannot be connected. `site` is its name with its host. */
  obstacles: {
    chains: 'The site needs {items}. This wallet works on local chains only.',
    methods: 'The site needs {items}, which this wallet does not do.',
    events: 'The site needs to hear of {items}, which this wallet does not tell.',
    /** `count`: the number of items that are left out. */
    more: { one: '{items} and {count} more', other: '{items} and {count} more' },
    noNetwork: '{site} names no network. This wallet works on local chains only.',
    otherNetworks: '{site} works on {items}. This wallet works on local chains only.',
    noLocalChain: '{site} asks for no local chain. This wallet works on those only.',
    message: '{site} asks for a message that this wallet cannot write.',
  },
} as const

export const enPractice = /* @__PURE__ */ readWords(practiceTexts)

export type PracticeWords = typeof enPractice
