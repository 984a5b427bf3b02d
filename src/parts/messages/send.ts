import { readWords } from '../../words/read-words.js'
import type { TextGroups } from '../../words/text.js'

/** The words of Send in English. */
const send = {
  amount: 'Amount',
  max: 'Max',
  /** Read before the symbol on the button that opens the list of tokens. */
  token: 'Token',
  available: 'available',
  inFiat: 'Enter the amount in USD',
  inToken: 'Enter the amount in {token}',
  receiver: 'Receiver',
  receiverPlaceholder: 'Address or name',
  paste: 'Paste',
  checking: 'Looking up the name',
  nameUnknown: '{name} leads to no address on this network.',
  lookupFailed: 'Error resolving name',
  /** The name is not on a chain, but at a server of its own (ERC-3668). */
  gatewayFailed: 'This name’s server can’t be reached.',
  nameGateway: '{name} is kept by a server that this site does not ask. Use the address.',
  nameInvalid: '{name} has characters that a name may not have.',
  nameMixed: '{name} mixes letters of several alphabets. It may imitate another name, so nothing is sent to it.',
  addressInvalid: 'This is neither an address of {network} nor a name.',
  addressChecksum: 'One character of this address is wrong. Copy it again.',
  addressElsewhere:
    'This address is for another network than {network}. Switch the network, or ask for an address of this one.',
  addressForeign: 'This is an address of {chain}. It does not work on {network}.',
  amountFormat: 'Not a valid decimal number. Write one such as {example}.',
  amountNegative: 'An amount cannot be less than zero.',
  decimals: {
    zero: '{token} has no digits after the point.',
    one: '{token} has {count} digit after the point.',
    other: '{token} has {count} digits after the point.',
  },
  fee: 'Network fee',
  /** The amount that the network locks for a new account of a token (Solana). */
  deposit: 'Account rent',
  /** The part of the amount that the token itself keeps (Token-2022). */
  tokenFee: 'Token fee',
  /** The amount without the fee of the token. */
  received: 'They receive',
  feeAbout: 'Network fee about',
  feeUnknown: 'The network fee is not known yet.',
  /** Of a smart account that cannot pay for itself. Its wallet knows whether it is paid for when it is asked to send. */
  feeSponsored: 'The fee of your first transaction may be paid for you.',
  network: 'Network',
  to: 'To',
  firstTime: 'First time you send to this address.',
  noneKnown: 'None of your latest transactions went to this address.',
  ownAddress: 'This is your own address.',
  burn: 'Nobody has the key of this address. What is sent to it is lost for ever.',
  contract: 'This address is a contract. It may not be able to send anything back.',
  tokenContract: 'This is the contract of a token. What is sent to it is usually lost.',
  lookAlike: 'This address looks like one that you know, and differs from it. Compare every letter.',
  mixedScript: 'This name mixes letters of several alphabets. It may imitate another one.',
  reverts: 'This transfer would fail',
  noGas: 'There is not enough {symbol} for the network fee.',
  cancel: 'Cancel',
  send: 'Send',
  inWallet: 'Approve it in {wallet}.',
  declined: 'You declined the transaction. Nothing was sent.',
  toast: 'Transaction sent',
  // The title of WalletSendConfirmed, and a toast, by the status of the transaction.
  pending: 'Sent',
  confirmed: 'Transaction confirmed',
  failed: 'Transaction failed',
  replaced: 'Transaction replaced',
  cancelled: 'Transaction cancelled',
  expired: 'Transaction expired',
  pendingText: 'The transaction is on its way on {network}.',
  confirmedText: 'It is in a block on {network}.',
  failedText: 'It failed on {network}. Only the network fee was paid.',
  replacedText: 'Another transaction of your account took its place on {network}.',
  cancelledText: 'You cancelled it in your wallet. Nothing was moved on {network}.',
  expiredText: '{network} did not take it in time. Nothing was moved.',
  done: 'Done',
  search: 'Search tokens',
  clearSearch: 'Clear search',
  noTokenTitle: 'No token found',
  noTokenText: 'Nothing matches "{query}".',
  viewInExplorer: 'View in explorer',
  // The button of the form, by `SendStep`.
  'select-token': 'Select token',
  'enter-amount': 'Enter amount',
  'amount-invalid': 'Amount not valid',
  'insufficient-funds': 'Insufficient funds',
  'enter-address': 'Enter address',
  'checking-address': 'Checking address',
  'address-invalid': 'Address not valid',
  review: 'Review',
} as const

export const texts: TextGroups = { send }

export const enSend = /* @__PURE__ */ readWords(send)

export type SendWords = typeof enSend
