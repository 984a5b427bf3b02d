export { describeSent } from '../data/sent/describe-sent.js'
export { checkTransaction } from './check-transaction.js'
