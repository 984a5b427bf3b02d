import type { OperationType, Transaction, Transfer } from '../../model/activity.js'
import type { TokenBalance } from '../../model/portfolio.js'
import { imitatesToken, type ListedToken } from './imitates-token.js'
import { isSignedBy } from './is-signed-by.js'

/** The types that a transaction can have without the account's signature. The other types are actions of the account. */
const unsigned: ReadonlySet<OperationType> = new Set(['receive', 'mint', 'deploy', 'execute'])

/**
 * The transactions of `account` without those that strangers put into its history to mislead (address poisoning): transfers of
 * nothing, and of spam tokens and NFTs. A transaction that moves value is never left out, but one that the account has not signed
 * is not its action: tokens that left it were taken (`pull`), not sent. Signed transactions stay, without the spam they brought.
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

/** Whether a token imitates a listed one, by our rule or by the service. */
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
