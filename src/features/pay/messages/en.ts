import { readWords } from '../../../words/read-words.js'
import type { TextGroups } from '../../../words/text.js'
import { titles } from './titles.js'

/** The words of Pay in English. Amounts come with their symbol. */
const pay = {
  titles,
  // Facts.
  for: 'For',
  to: 'To',
  /** Of the app that is paid: the origin of its pages. */
  site: 'Site',
  unnamedMerchant: 'This app',
  order: 'Order',
  receiver: 'Receiver',
  /** The address of this payment alone. */
  address: 'Address to pay',
  /** Where a withdrawal is sent to. */
  addressOf: 'Address',
  addressHint: 'The address to pay belongs to this payment alone. What it gets goes on to the receiver.',
  network: 'Network',
  from: 'From',
  amount: 'Amount',
  token: 'Token',
  fee: 'Network fee',
  feeSponsored: 'Paid for you',
  feeUnknown: 'Shown by your wallet',
  timeLeft: 'Time left',
  /** In place of the time left: a date and time. */
  payBy: 'Pay by',
  date: 'Paid on',
  payWith: 'Pay with',
  /** `chain`: the name of a network. */
  onNetwork: 'On {chain}',
  // The ways to pay.
  pay: 'Pay',
  connect: 'Connect wallet',
  switchNetwork: 'Switch to {chain}',
  swapFirst: 'Swap first',
  fromExchange: 'From an exchange',
  otherAccount: 'Only an account on {chain} can pay this. Yours is of another kind of network.',
  noNetwork: 'This app does not use {chain} with wallets. An exchange can pay.',
  notEnough: 'You have {balance}, so {missing} are missing.',
  notEnoughSwap: 'You have {balance}, so {missing} are missing. Another token of yours covers that.',
  checking: 'Checking the payment',
  /** `wallet`: its name. */
  inWallet: 'Approve the payment in {wallet}.',
  // By `PayProblem`.
  problems: {
    chain: 'Your wallet is on another network now. Nothing was paid.',
    account: 'Your wallet has another account active now. Nothing was paid.',
    address:
      'The address to pay is not the one of this payment and its receiver. Nothing was paid. Do not pay it elsewhere.',
    token: 'The amount or token shown is wrong. Nothing was paid.',
    changed: 'What is paid has changed. Nothing was paid. Open the payment again.',
    expired: 'The time for this payment is over. Nothing was paid.',
    'paid-already': 'A payment is on its way already. It was not paid twice.',
    reverts: 'The network would refuse this payment. Nothing was paid.',
    'moves-more': 'This payment would take more than the amount. Nothing was paid.',
    'other-tab': 'Your wallet is asked in another tab. Go on there.',
    'not-read': 'What is paid could not be checked. Nothing was paid. Try again.',
    rejected: 'You declined the payment. Nothing was paid.',
    'no-fees': 'Your account has too little {symbol} for the network fee.',
  },
  offline: 'You are offline. What has happened shows when you are back.',
  notRead: 'The payment cannot be read now. It is tried again.',
  notReadTitle: 'Not reached',
  notReadText: 'The service that knows this payment did not answer.',
  /** Also where this page knows none of its options. */
  gone: 'This payment is not known.',
  /** A toast. `merchant`: a name. */
  changedToast: '{merchant} has changed this payment. Open it again to see it.',
  // The state of the payment, by `PayPhase`. `amount`: what has arrived; `missing`, `excess`: with their symbol.
  phases: {
    /** After a reload, before anything has arrived. */
    waiting: { title: 'Not paid yet', text: 'Waiting for the payment.' },
    sent: { title: 'Payment sent', text: 'It shows here once the network has it. That takes a moment.' },
    seen: { title: 'Payment seen', text: '{amount} is on its way. The network confirms it next.' },
    confirming: { title: 'Confirming', text: '{amount} has arrived. Confirmation {done} of {required}.' },
    paid: { title: 'Paid', text: '{merchant} has your payment.' },
    under: { title: '{missing} missing', text: '{amount} has arrived, so {missing} are still to be paid.' },
    over: { title: 'Paid, and more', text: '{excess} more than needed has arrived. Ask {merchant} to send it back.' },
    late: {
      title: 'Too late',
      text: '{amount} arrived after the time was over. {merchant} decides: ask them to accept it or to send it back.',
    },
    'wrong-asset': {
      title: 'Another token',
      text: '{amount} arrived on {chain}, which is not what was asked for. Ask {merchant} to send it back.',
    },
    'wrong-network': {
      title: 'Another network',
      text: '{amount} arrived on {chain}, where it does not count. Ask {merchant} to send it back.',
    },
    expired: { title: 'Time is over', text: 'Nothing was paid. Ask {merchant} for a new payment.' },
    refunded: { title: 'Sent back', text: '{merchant} has sent {amount} back.' },
  },
  // By `PayStep`.
  steps: { 'pay-rest': 'Pay the rest', done: 'Done', close: 'Back to the app' },
  copyAddress: 'Copy address',
  addressCopied: 'Address copied',
  // DepositFromExchange.
  chooseExchange: 'Choose the exchange that you withdraw from.',
  exchanges: 'Exchanges',
  /** In place of the name of an exchange that has none. */
  unnamedExchange: 'Exchange',
  // By the note of the exchange.
  notes: { fee: 'May keep a fee: less arrives', batches: 'Sends several at once: takes longer' },
  notSent: 'Does not send this on {chain}',
  noExchanges: 'No exchange sends this.',
  /** `amount`: exact, with its symbol; `chain`: the name of a network. */
  withdraw: 'Withdraw {amount} on {chain} to this address.',
  sendTo: 'No exchange sends this. Send {amount} on {chain} to this address.',
  withdrawAny: 'Withdraw any amount on {chain} to this address. It is yours.',
  feeNote: 'If {exchange} keeps a fee, withdraw that much more, or pay the rest afterwards.',
  batchesNote: '{exchange} sends withdrawals together. Yours may take a while.',
  onlyNetwork: 'Another network or token does not count as paid.',
  code: 'QR code of the address',
  codeRefused: 'The address is too long for a QR code.',
  copyAmount: 'Copy amount',
  amountCopied: 'Amount copied',
  openExchange: 'Open {exchange}',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  blocked: 'Your browser blocked the window. Open {exchange} by the link, or copy it.',
  waiting: 'It shows here once it arrives. You can close this meanwhile.',
  preparing: 'Reading the address',
  // PayReceipt.
  transaction: 'Transaction',
  copyReceipt: 'Copy receipt',
  receiptCopied: 'Receipt copied',
  viewTransaction: 'View in explorer',
  unconfirmed: 'This is what this browser knew last. The service did not answer.',
  done: 'Done',
} as const

export const texts: TextGroups = { pay }

export const enPay = /* @__PURE__ */ readWords(pay)

export type PayWords = typeof enPay
