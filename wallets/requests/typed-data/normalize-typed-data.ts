import type { Address, Hex } from 'viem'
import { isRecord } from '../../../src/rules/is-record.js'
import { failParams } from '../params-error.js'
import { type Count, normalizeValue } from './normalize-value.js'
import { readTypes, type StructTypes } from './read-types.js'

/** Typed data in its normal form. `types` always has `EIP712Domain`. */
export type NormalTypedData = {
  types: StructTypes
  primaryType: string
  domain: { name?: string; version?: string; chainId?: bigint; verifyingContract?: Address; salt?: Hex }
  message: Record<string, unknown>
}

/**
 * Brings typed data (EIP-712) into its normal form: the visitor sees exactly the data that the signature covers.
 *
 * @throws ParamsError
 */
export function normalizeTypedData(data: unknown): NormalTypedData {
  const { types, primaryType, message, domain = {} } = isRecord(data) ? data : {}
  if (!isRecord(types) || !isRecord(message) || typeof primaryType !== 'string' || !isRecord(domain)) {
    throw failParams('Typed data must have `types`, `primaryType`, `domain` and `message` (EIP-712).')
  }
  const read = readTypes(types, primaryType, domain)
  const count: Count = { values: 0 }
  // A signature of the type `EIP712Domain` covers the domain only.
  const messageTypes = primaryType === 'EIP712Domain' ? { EIP712Domain: [] } : read
  return {
    types: read,
    primaryType,
    domain: normalizeValue(read, 'EIP712Domain', domain, 'domain', count) as NormalTypedData['domain'],
    message: normalizeValue(messageTypes, primaryType, message, 'message', count) as NormalTypedData['message'],
  }
}
