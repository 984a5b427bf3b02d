// The code that reads from a node. One file, because the account's views need most of it.
export { describeAddress } from './describe-address.js'
export { getBalance } from './get-balance.js'
export { getTokenBalances } from './get-token-balances.js'
