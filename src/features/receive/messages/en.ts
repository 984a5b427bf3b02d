import { readWords } from '../../../words/read-words.js'
import type { TextGroups } from '../../../words/text.js'

/** The words of Receive and its list of networks in English. */
const receive = {
  code: 'QR code of your address',
  codeRefused: 'This address is too long for a QR code.',
  hint: 'Send only what is on {network} to this address.',
  /** In place of the address, where it is not the visitor's. */
  notHere:
    'Your account is not on {network}. What is sent to its address there cannot be used. Switch your wallet to {network} to see your address there.',
  copyAddress: 'Copy address',
  addressCopied: 'Address copied',
  share: 'Share',
  networks: 'Compatible networks',
  networkCount: { one: '1 network', other: '{count} networks' },
  list: 'Networks of this address',
  listText: 'This address is yours on each of these networks. Tokens sent on another network may be lost.',
} as const

export const texts: TextGroups = { receive }

export const enReceive = /* @__PURE__ */ readWords(receive)

export type ReceiveWords = typeof enReceive
