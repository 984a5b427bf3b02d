/** The states of a payment (docs/pay-server.md). */
export const paymentStatuses = [
  'waiting',
  /** A payment was seen, but is in no block, or in one without a confirmation. */
  'seen',
  'confirming',
  'paid',
  'under',
  'over',
  /** The payment arrived after the request had expired. */
  'late',
  'wrong-asset',
  'wrong-network',
  'expired',
  'refunded',
] as const

export type PaymentStatus = (typeof paymentStatuses)[number]

/** Amounts are in base units: a data API writes them as text. */
type Amount = bigint | string

const payable: readonly PaymentStatus[] = ['waiting', 'under', 'wrong-asset', 'wrong-network']

/**
 * Whether more can be paid: no payment that counts was seen, or less than the amount.
 *
 * @param now ms since 1970.
 */
export function canPay(
  { status, missing, expiresAt }: { status: PaymentStatus; missing?: Amount | null | undefined; expiresAt: number },
  now: number,
): boolean {
  const isOnChain = status === 'seen' || status === 'confirming'
  return (payable.includes(status) || (isOnChain && missing != null)) && now < expiresAt
}

/** The amount to pay now with an option: the whole amount, or the missing rest of the option that was partly paid. */
export function readDue<Value extends Amount>(
  { missing, paidAsset }: { missing?: Value | null | undefined; paidAsset?: string | null | undefined },
  { asset, amount }: { asset: string; amount: Value },
): Value {
  return missing != null && asset.toLowerCase() === paidAsset?.toLowerCase() ? missing : amount
}

/** Whether a partial amount decides how the rest is paid. Otherwise a stranger's dust would keep the visitor from paying. */
export function isLargePart(part: bigint, amount: bigint): boolean {
  return part * 2n >= amount
}
