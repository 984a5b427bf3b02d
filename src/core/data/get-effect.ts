import type { OperationType, Transfer } from '../model/activity.js'

const adding: ReadonlySet<OperationType> = new Set(['receive', 'deposit', 'borrow', 'claim'])
const subtracting: ReadonlySet<OperationType> = new Set(['withdraw', 'repay', 'burn'])

/** Whether a transfer adds to what the account has, or subtracts from it. Null when it does neither. */
export function getEffect(
  operation: OperationType,
  { direction }: Pick<Transfer, 'direction'>,
): 'adds' | 'subtracts' | null {
  // A transfer says itself where it goes; the operation decides for one to the account itself.
  if (direction === 'in') return 'adds'
  if (direction === 'out') return 'subtracts'
  if (adding.has(operation)) return 'adds'
  return subtracting.has(operation) ? 'subtracts' : null
}
