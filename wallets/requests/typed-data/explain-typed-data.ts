import type { Address } from 'viem'
import { explainAuthorization } from './explain-authorization.js'
import { explainCowOrder } from './explain-cow-order.js'
import { explainPermit } from './explain-permit.js'
import { explainSafe } from './explain-safe.js'
import { explainSeaportOrder } from './explain-seaport-order.js'
import { explainZeroExOrder } from './explain-zero-ex-order.js'
import type { NormalTypedData } from './normalize-typed-data.js'
import type { SignedEffect } from './signed-effect.js'
import type { TypedDataInput } from './typed-data-input.js'
import { writeType } from './write-type.js'

const explainers: readonly ((input: TypedDataInput) => SignedEffect | null)[] = [
  explainPermit,
  explainAuthorization,
  explainSeaportOrder,
  explainZeroExOrder,
  explainCowOrder,
  explainSafe,
]

/**
 * Explains what typed data lets others do: permits (EIP-2612, DAI, Permit2), transfers by signature (EIP-3009), orders
 * of Seaport, 0x and CoW, and transactions of a Safe. A struct counts only with exactly the fields of its standard, and
 * an order only for the contract that fills it: another contract may read it differently. Null for all other data,
 * which is unknown.
 *
 * @example explainTypedData(normalizeTypedData(data), account) // { type: 'permit', spender: '0x…', … }
 */
export function explainTypedData(data: NormalTypedData, account: Address): SignedEffect | null {
  const input = { ...data, type: writeType(data.types, data.primaryType), account }
  for (const explain of explainers) {
    const effect = explain(input)
    if (effect) return effect
  }
  return null
}
