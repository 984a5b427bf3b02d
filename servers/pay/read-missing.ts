import type { PaymentRequest } from '../../src/services/data-api/payment-schema.js'

/** What is still to be paid of an option, in base units. Null when nothing is: it has ended, or enough is on its way. */
export function readMissing(
  { status, missing, paidAsset, expiresAt, serverTime }: PaymentRequest,
  { asset, amount }: { asset: string; amount: string },
): string | null {
  if (expiresAt < serverTime) return null
  if (missing != null) return paidAsset === asset ? missing : amount
  return status === 'waiting' || status === 'wrong-asset' || status === 'wrong-network' ? amount : null
}
