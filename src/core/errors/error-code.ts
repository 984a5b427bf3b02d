/** Stable names of everything that can go wrong; the text a visitor reads is looked up from them. */
export const errorCodes = [
  'invalid-option',
  'request-rejected',
  'request-pending',
  'request-cancelled',
  'wallet-locked',
  'wallet-unresponsive',
  'wallet-window-blocked',
  'wallet-failed',
  'connector-not-found',
  'account-not-shared',
  'not-connected',
  'network-not-configured',
  'switch-not-supported',
  'network-not-added',
  'invalid-chain-id',
  'rpc-unavailable',
  'balance-unavailable',
  'insufficient-funds',
  'transaction-reverted',
  'transaction-cancelled',
  'receipt-timeout',
  'invalid-transaction',
] as const

export type ErrorCode = (typeof errorCodes)[number]
