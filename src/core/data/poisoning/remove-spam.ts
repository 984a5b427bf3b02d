import type { OperationType, Transaction, Transfer } from '../../model/activity.js'
import type { TokenBalance } from '../../model/portfolio.js'
import { imitatesToken, type ListedToken } from './imitates-token.js'
import { isSignedBy } from './is-signed-by.js'

/** What can be true of a transaction that the account has not signed. The other types are actions of the account. */
const unsigned: ReadonlySet<OperationType> = new Set(['receive', 'mint', 'deploy', 'execute'])

/**
 * The transactions of `account` without what strangers put into its history to mislead (address poisoning): transfers of
 * nothing, and of tokens and NFTs that are spam. What moves something is never left out, but what the account has not signed
 * is no action of it: tokens that left it were taken (`pull`), not sent. What it has signed stays, except the spam that it got.
 *
 * @param listed The tokens of the network that the app knows, with the native currency.
 */
export function removeSpam(
  transactions: readonly Transaction[],
  { account, listed }: { account: string; listed: readonly ListedToken[] },
): readonly Transaction[] {
  return transactions.flatMap((transaction) => {
    const isSigned = isSignedBy(transaction, account)
    const transfers = transaction.transfers.filter((transfer) => !isSpamTransfer(transfer, isSigned, listed))
    if (isSigned) return { ...transaction, transfers }
    const { operation } = transaction
    const hasMoved = transfers.length > 0
    const isPayment = operation === 'send' || operation === 'receive'
    if (!hasMoved && (isPayment || transaction.transfers.length > 0)) return []
    return { ...transaction, transfers, operation: readOperation(operation, transfers) }
  })
}

/** Whether a token imitates a listed one, or the service says so. */
export function isSpamToken(
  token: ListedToken & Pick<TokenBalance, 'isSpam'>,
  listed: readonly ListedToken[],
): boolean {
  return token.isSpam === true || imitatesToken(token, listed)
}

function isSpamTransfer(
  { direction, quantity, token, nft }: Transfer,
  isSigned: boolean,
  listed: readonly ListedToken[],
): boolean {
  if (isSigned && direction !== 'in') return false
  if (nft?.isSpam || (token && isSpamToken(token, listed))) return true
  return !isSigned && (direction === 'self' || !/[1-9]/.test(quantity))
}

function readOperation(operation: OperationType, transfers: readonly Transfer[]): OperationType {
  if (transfers.some(({ direction }) => direction === 'out')) return 'pull'
  if (unsigned.has(operation)) return operation
  return transfers.length > 0 ? 'receive' : 'execute'
}
