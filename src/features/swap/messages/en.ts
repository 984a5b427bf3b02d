import { readWords } from '../../../words/read-words.js'
import type { TextGroups } from '../../../words/text.js'
import { titles } from './titles.js'

/** The words of Swap in English. Amounts come with their symbol, percentages with their sign. */
const swap = {
  titles,
  pay: 'You pay',
  receive: 'You receive',
  /** Read before the symbol on the buttons that open the list of tokens. */
  tokenToPay: 'Token to pay',
  tokenToReceive: 'Token to receive',
  selectToken: 'Select token',
  flip: 'Flip tokens',
  max: 'Max',
  balance: 'Balance: {amount}',
  /** `amount`: of the native currency. */
  kept: 'Max keeps {amount} for fees.',
  amountFormat: 'Not a valid decimal number. Write one such as {example}.',
  amountNegative: 'An amount cannot be less than zero.',
  decimals: {
    zero: '{token} has no digits after the point.',
    one: '{token} has {count} digit after the point.',
    other: '{token} has {count} digits after the point.',
  },
  details: 'Swap details',
  turnRate: 'Turn the rate round',
  impact: 'Price impact',
  impactUnknown: 'Unknown',
  impactHigh: 'This swap moves the price by {percent}. A smaller amount gets a better price.',
  impactExtreme: 'This swap moves the price by {percent}. You lose a large part of its value.',
  impactAccept: 'I accept a price impact of {percent}.',
  /** Of the value in USD, where both are known. */
  valueLost: 'Value lost',
  slippage: 'Slippage',
  /** `amount`: what is received at least, `loss`: what may be lost. */
  slippageMeaning: 'At least {amount}, up to {loss} less than shown.',
  slippageLow: 'Below 0.05 %, many swaps fail.',
  slippageHigh: 'Above 3 %, others can trade before you, at a cost of up to {loss}.',
  slippageInvalid: 'Write a percentage from 0.01 to 50.',
  minimum: 'Minimum received',
  fee: 'Network fee',
  feeUnknown: 'The network fee is not known yet.',
  /** Of the pools, or of the service: its own name is used where it has one. */
  providerFee: '{name}',
  route: 'Route',
  router: 'Router',
  provider: 'Offered by',
  network: 'Network',
  wrapText: '1:1, without a price and without slippage.',
  // The button of the form, by `SwapPhase`.
  phases: {
    'select-token': 'Select token',
    'enter-amount': 'Enter amount',
    'amount-invalid': 'Amount not valid',
    'insufficient-funds': 'Insufficient funds',
    'no-fees': 'Not enough for fees',
    'no-route': 'No route',
    offline: 'You are offline',
    'price-old': 'Refresh price',
    'reading-price': 'Reading price',
    'impact-high': 'Price impact too high',
    review: 'Review swap',
  },
  // Why the shown price is old, by `StaleReason`.
  stale: {
    offline: 'You are offline. This price is no longer valid.',
    failed: 'The price could not be renewed. This one is no longer valid.',
    idle: 'This price stopped while you were away.',
    waiting: 'This price is too old. A new one is read.',
  },
  // SwapSelectToken.
  search: 'Search tokens',
  clearSearch: 'Clear search',
  suggested: 'Suggested',
  yours: 'Your tokens',
  all: 'All tokens',
  noTokenTitle: 'No token found',
  noTokenText: 'Nothing matches "{query}".',
  unlisted: 'This token is not listed here, so it cannot be swapped.',
  tokensFailed: 'The list of tokens could not be read.',
  // SwapPreview.
  unsupportedTitle: 'No swaps on this network',
  unsupportedText: 'Tokens on {network} cannot be swapped here. Switch to another network.',
  step: 'Step {position} of {total}',
  // By `SwapStep`.
  steps: {
    reset: 'Reset {token} permission',
    approve: 'Allow {amount}',
    swap: 'Swap',
    wrap: 'Wrap {token}',
    unwrap: 'Unwrap {token}',
  },
  // The effect of each step, by `SwapStep`.
  stepTexts: {
    reset: '{token} lets a permission be changed only after it was set to 0.',
    approve: 'The router may take exactly this amount, and no more.',
    swap: 'The router takes what you pay and sends you what you receive.',
    wrap: 'The contract of {token} gives you the same amount.',
    unwrap: 'The contract of {token} gives back the same amount.',
  },
  // By `StepState`.
  stepStates: {
    waiting: 'Waiting',
    ready: 'Ready',
    checking: 'Checking',
    asking: 'In your wallet',
    mining: 'On its way',
    done: 'Done',
    failed: 'Failed',
  },
  // The button of the present step, by `SwapStep`.
  buttons: {
    reset: 'Reset',
    approve: 'Approve',
    swap: 'Swap',
    wrap: 'Wrap',
    unwrap: 'Unwrap',
  },
  useBatch: 'All steps in one transaction',
  inWallet: 'Approve it in {wallet}.',
  changedTitle: 'The price changed',
  changedText: 'You reviewed at least {least}. Now the swap gives {now}.',
  acceptPrice: 'Accept {amount}',
  tokenFee: '{token} takes {percent} of each transfer. You receive about {amount}.',
  tokenFeeAccept: 'I accept that I receive {percent} less.',
  failed: 'Swap failed',
  doneTitle: 'Swap done',
  doneText: 'You paid {paid} and received {received}.',
  cancel: 'Cancel',
  done: 'Done',
  viewInExplorer: 'View in explorer',
  // The problems, by the code of `SwapProblem`.
  problems: {
    'too-many-requests': 'Too many prices were asked for.',
    'provider-down': 'The price service does not answer at the moment. Try again.',
    'bad-reply': 'The price service sent an answer that cannot be read. Try again.',
    'no-answer': 'The price service took too long to answer. Try again.',
    'not-reached': 'The price service could not be reached. Check your connection, then try again.',
    'service-refused': 'The price service refuses this site. Tell its owner.',
    'service-failed': 'The price service failed. Try again.',
    'no-route': 'Nothing leads from one token to the other at this amount.',
    'price-moved': 'The price moved: you would get less than the minimum. Nothing was swapped.',
    priceMovedTo: 'The price moved: you would get {now}, the minimum is {least}. Nothing was swapped.',
    'took-too-long': 'It took too long. Nothing was swapped.',
    'sale-fails': 'Selling this token fails: its contract refuses it.',
    reverted: 'The contract refused the swap. Nothing was swapped.',
    revertedWith: 'The contract refused the swap: {reason}. Nothing was swapped.',
    'no-fees': 'There is not enough {symbol} for the network fee. Pay less, or add {symbol}.',
    'balance-low': 'You have {balance}, this swap needs {needed}.',
    'allowance-low': 'You allowed {allowed}, this swap needs {needed}.',
    'approve-rejected': 'You declined the permission. Nothing was swapped.',
    'swap-rejected': 'You declined the swap. Nothing was swapped.',
    tampered: 'The transaction is not what you reviewed, so your wallet was not asked.',
    'not-checked': 'The node of this network cannot check the swap, so your wallet was not asked.',
    networkChanged: 'The network changed. Review the swap again.',
    accountChanged: 'The account changed. Review the swap again.',
    walletChanged: 'The wallet disconnected. Connect it and review the swap again.',
    cancelled: 'You cancelled the transaction in your wallet. Nothing was swapped.',
    replaced: 'Another transaction took its place. Look at your activity first.',
    'partly-done': 'Only part of it happened. Look at your activity first.',
    'wallet-failed': 'The wallet did not send it. Try again.',
  },
  /** After a problem behind an approval. */
  stillAllowed: 'The router may still take {allowed}.',
  // The button of a problem, by the action of `SwapRemedy`.
  remedies: {
    retry: 'Try again',
    /** Beside that button, which works after it. */
    retryIn: {
      one: 'Try again in {seconds} second',
      other: 'Try again in {seconds} seconds',
    },
    'review-again': 'Review again',
    reviewAgainWith: 'Review again with {amount}',
    'set-amount': 'Pay {amount}',
    approve: 'Allow {amount}',
    revoke: 'Revoke {amount}',
    'lower-amount': 'Pay less',
    'choose-token': 'Choose another token',
    back: 'Back to Swap',
  },
} as const

export const texts: TextGroups = { swap }

export const enSwap = /* @__PURE__ */ readWords(swap)

export type SwapWords = typeof enSwap
