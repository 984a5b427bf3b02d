export { describeSent } from '../data/sent/describe-sent.js'
export { createReceiptWatch } from '../effects/await-receipt.js'
export { checkTransaction } from '../requests/check-transaction.js'
