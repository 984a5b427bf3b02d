export { describeSent } from '../data/describe-sent.js'
export { checkTransaction } from './check-transaction.js'
