// What reads from a node, as one file: the views of an account need most of it.
export { describeAddress } from './describe-address.js'
export { getBalance } from './get-balance.js'
export { getTokenBalances } from './get-token-balances.js'
