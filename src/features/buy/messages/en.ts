import { readWords } from '../../../words/read-words.js'
import type { TextGroups } from '../../../words/text.js'
import { titles } from './titles.js'

/** The words of Buy in English. Amounts come with their symbol or sign, percentages with their sign. */
const buy = {
  titles,
  amount: 'Amount',
  /** Read before the currency on the button that opens the list of currencies. */
  currencyToPay: 'Currency to pay with',
  /** Read before the symbol on the button that opens the list of tokens. */
  tokenToReceive: 'Token to receive',
  receive: 'You receive',
  estimate: 'Estimate',
  amountFormat: 'Not a valid decimal number. Write one such as {example}.',
  amountNegative: 'An amount cannot be less than zero.',
  /** `token`: the currency. */
  decimals: {
    zero: '{token} has no digits after the point.',
    one: '{token} has {count} digit after the point.',
    other: '{token} has {count} digits after the point.',
  },
  // By `BuyAmount`.
  below: 'The least is {amount}.',
  above: 'The most is {amount}.',
  /** A button: pays the nearest amount that is valid. */
  payNearest: 'Pay {amount}',
  payWith: 'Pay with',
  // By `PaymentMethod`.
  methods: { card: 'Card', ach: 'Bank transfer' },
  deliveredTo: 'Delivered to',
  onNetwork: 'On {network}',
  providers: 'Providers',
  /** A provider whose name is not told. */
  unnamedProvider: 'Provider',
  enterAmount: 'Enter an amount to see offers.',
  readingPrice: 'Reading the price',
  /** `amount`: of the token, an estimate. */
  offer: 'About {amount}',
  offerFee: 'Fee {fee} ({percent})',
  feeUnknown: 'Shows its fee before you pay',
  best: 'Best offer',
  /** In place of a quote. `least`, `most`: percentages. */
  placeholder: 'No offer. Fees are usually {least} to {most}.',
  openingPage: 'Opening its page',
  notice: 'Estimates. The provider shows the final price before you pay, in a window of its own.',
  // By `BuyProblem`.
  problems: {
    'not-reached': 'The service was not reached.',
    'no-answer': 'The service did not answer in time.',
    'bad-reply': 'The service sent an answer that is not valid.',
    'too-many-requests': 'Too many requests. Wait a moment.',
    'provider-down': 'There is no price at the moment.',
    'not-sold': 'This is not sold for this amount.',
    'service-refused': 'The service does not accept this site.',
    'service-failed': 'The service failed.',
    'foreign-page': 'The page is not one of this provider, so it was not opened.',
  },
  fallback: 'What is sold could not be read. This list may not be right.',
  notStarted: 'The order was not started. Nothing was charged.',
  help: 'How it works',
  unsupportedTitle: 'Nothing to buy here',
  unsupportedText: 'Nothing is sold on {network}. Switch to another network.',
  pending: 'In progress',
  /** `token`: an amount with its symbol, or the symbol alone. `money`: what is paid. */
  pendingOrder: '{token} for {money}',
  // OnRampFiatSelect, OnRampTokenSelect.
  currencies: 'Currencies',
  tokens: 'Tokens',
  // BuyInProgress. By `OrderPhase`.
  phases: {
    blocked: {
      title: 'Window blocked',
      text: 'Your browser blocked the window. Open the page of {provider} by the link, or copy it.',
    },
    waiting: {
      title: 'Waiting for payment',
      text: 'Pay in the window of {provider}. What happens there shows here.',
    },
    unfinished: {
      title: 'Did you finish?',
      text: 'The window of {provider} is closed. If you have paid, that takes a moment to show here.',
    },
    paying: { title: 'Payment in progress', text: '{provider} works on your payment.' },
    held: { title: 'Payment on hold', text: '{provider} checks your payment. Its page says if it needs something.' },
    paid: { title: 'Paid', text: 'Your {token} is about to be sent.' },
    delayed: {
      title: 'Paid, delivery delayed',
      text: 'Your payment arrived. Sending {token} takes longer than usual and is tried again by itself.',
    },
    delivering: { title: 'On its way', text: 'Your {token} was sent. The network confirms it in a moment.' },
    confirmed: { title: 'Received', text: '{token} is in your account.' },
    cancelled: { title: 'Order cancelled', text: 'You left before paying. Nothing was charged.' },
    declined: {
      title: 'Payment declined',
      text: 'Your bank declined the payment. Nothing was charged. Another way to pay may work.',
    },
    refused: {
      title: 'Identity not confirmed',
      text: '{provider} could not confirm who you are. Nothing was charged. Another provider may.',
    },
    expired: { title: 'Order expired', text: 'It was not paid in time. Nothing was charged.' },
    refunded: {
      title: 'Payment refunded',
      text: '{provider} sends your money back. Your bank may take up to 10 days to show it.',
    },
  },
  // By `OrderStep`.
  steps: {
    continue: 'Continue',
    done: 'Done',
    'start-again': 'Start again',
    'other-payment': 'Pay another way',
    'other-provider': 'Choose another provider',
  },
  // The stages of an order, in this order.
  stages: { paid: 'Payment', sent: 'Sending', received: 'Delivery' },
  stageStates: { done: 'Done', current: 'Waiting', next: 'Not yet' },
  progress: 'Progress',
  openPage: 'Open {provider}',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  slow: 'This takes longer. You can close this: we’ll show it in Activity.',
  notRead: 'The order cannot be read now. It goes on all the same, and is read again.',
  gone: 'This order is not known in this browser. Activity shows what was delivered.',
  toBuy: 'Buy',
  pay: 'You pay',
  byMethod: { card: 'by card', ach: 'by bank transfer' },
  provider: 'Provider',
  network: 'Network',
  address: 'Address',
  viewTransaction: 'View in explorer',
  toastDone: '{token} received',
  toastFailed: 'Your order for {token} was not completed',
  // FundWallet.
  fundText: 'Your account is empty. Choose how to fill it.',
  ways: 'Ways to add funds',
  // By the name of the view that each row opens.
  wayTexts: {
    OnRampProviders: 'With a card or a bank account',
    WalletReceive: 'From another wallet or an exchange',
    DepositFromExchange: 'From your account there, with the right network',
  },
  // WhatIsABuy.
  chooseTitle: 'You choose the provider',
  chooseText: 'A provider takes your card or bank payment and sends the tokens. Compare what each pays out.',
  payTitle: 'You pay on its page',
  payText: 'It opens in a window of its own. What you type there, this site never sees.',
  receiveTitle: 'The tokens come to your address',
  receiveText: 'Check the address and the network before you pay. A delivery cannot be called back.',
  gotIt: 'Got it',
} as const

export const texts: TextGroups = { buy }

export const enBuy = /* @__PURE__ */ readWords(buy)

export type BuyWords = typeof enBuy
