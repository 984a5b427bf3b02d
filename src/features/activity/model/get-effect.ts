import type { OperationType, Transfer } from '../../../core/model/activity.js'

const adding: ReadonlySet<OperationType> = new Set(['receive', 'deposit', 'borrow', 'claim'])
const subtracting: ReadonlySet<OperationType> = new Set(['withdraw', 'repay', 'burn'])

/**
 * Whether a transfer adds to a balance or subtracts from it, by the type of the operation. Null when it does neither.
 *
 * @param transfers All transfers of the operation. If some come in and others go out, and for other types, the direction of each
 * decides.
 */
export function getEffect(
  operation: OperationType,
  { direction }: Pick<Transfer, 'direction'>,
  transfers: readonly Pick<Transfer, 'direction'>[],
): 'adds' | 'subtracts' | null {
  // To the account itself: the balance does not change.
  if (direction === 'self') return null
  const isExchange = transfers.some((transfer) => transfer.direction !== 'self' && transfer.direction !== direction)
  if (!isExchange && adding.has(operation)) return 'adds'
  if (!isExchange && subtracting.has(operation)) return 'subtracts'
  return direction === 'in' ? 'adds' : 'subtracts'
}
