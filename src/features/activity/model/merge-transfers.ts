import type { Transfer } from '../../../core/model/activity.js'
import { readAmount } from '../../../rules/read-amount.js'

/** How many transfers a row shows. */
const SHOWN_TRANSFERS = 2

/** A smaller part of the paid amount counts as a refund of it. In percent. */
const REFUND_LIMIT = 10n

/** Digits after the point in sums. */
const SCALE = 36

type Sum = { transfer: Transfer; quantity: bigint }

/**
 * Merges the transfers of one transaction for its row. Those of the same token and direction become one. A refund, if it
 * is less than 10 % of the amount paid in the same token, is subtracted from it. Then those that leave the account come
 * first, and of each direction the most valuable.
 */
export function mergeTransfers(transfers: readonly Transfer[]): readonly Transfer[] {
  const sums = new Map<string, Sum>()
  const apart: Transfer[] = []
  for (const transfer of transfers) {
    const quantity = readQuantity(transfer.quantity)
    const { token } = transfer
    if (!token || quantity === null) {
      apart.push(transfer)
      continue
    }
    const key = `${transfer.direction} ${writeTokenKey(token)}`
    const sum = sums.get(key)
    if (!sum) sums.set(key, { transfer, quantity })
    else sums.set(key, { transfer: addValue(sum.transfer, transfer), quantity: sum.quantity + quantity })
  }
  for (const [key, received] of sums) {
    const paid = sums.get(key.replace(/^in /, 'out '))
    const isRefund = key.startsWith('in ') && paid && received.quantity * 100n < paid.quantity * REFUND_LIMIT
    if (!isRefund) continue
    paid.quantity -= received.quantity
    sums.delete(key)
  }
  const merged = [...sums.values()].map(({ transfer, quantity }) => ({
    ...transfer,
    quantity: writeQuantity(quantity),
  }))
  return [...merged, ...apart].sort(compare)
}

/** The transfers of a row: the most valuable merged ones, with those that leave the account first. */
export function pickTransfers(merged: readonly Transfer[]): readonly Transfer[] {
  return [...merged].sort(compareValues).slice(0, SHOWN_TRANSFERS).sort(compare)
}

/** Compares tokens by contract, never by name. */
function writeTokenKey({ address, symbol }: NonNullable<Transfer['token']>): string {
  return address === undefined ? `native ${symbol}` : address.toLowerCase()
}

function addValue(one: Transfer, other: Transfer): Transfer {
  const { value, ...rest } = one
  // A sum of a known and an unknown value would be too small.
  return value === undefined || other.value === undefined ? rest : { ...rest, value: value + other.value }
}

const order = { out: 0, self: 1, in: 2 } as const

function compare(one: Transfer, other: Transfer): number {
  return order[one.direction] - order[other.direction] || compareValues(one, other)
}

function compareValues(one: Transfer, other: Transfer): number {
  return (other.value ?? -1) - (one.value ?? -1)
}

function readQuantity(text: string): bigint | null {
  const decimal = readAmount(text)
  if (decimal === undefined) return null
  const [whole = '0', fraction = ''] = decimal.split('.')
  // Amounts with more digits than any token has are not added up.
  if (fraction.length > SCALE) return null
  return BigInt(whole + fraction.padEnd(SCALE, '0'))
}

function writeQuantity(quantity: bigint): string {
  return readAmount(quantity, SCALE) ?? '0'
}
