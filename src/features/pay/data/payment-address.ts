import type { FactoryContract } from '../../../core/model/contract-calls.js'
import { readBase64Url } from '../../../rules/base64-url.js'
import { FORWARDER_CODE_HASH, PAYMENT_FACTORY } from './schema.js'

/**
 * The contract from which the address of a payment is computed, by the receiver and the id of the request
 * (`abi.encode(address, bytes16)`). It uses nothing else from the data API, so that an address that pays somebody else is never shown.
 *
 * @param id 16 bytes, base64url.
 * @returns null when the id or the receiver has another form
 */
export function describePaymentAddress(recipient: string, id: string): FactoryContract | null {
  if (!/^0x[\da-f]{40}$/i.test(recipient) || !/^[\w-]{22}$/.test(id)) return null
  const bytes = [...readBase64Url(id)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const receiver = recipient.slice(2).toLowerCase().padStart(64, '0')
  return { factory: PAYMENT_FACTORY, saltData: `0x${receiver}${bytes.padEnd(64, '0')}`, codeHash: FORWARDER_CODE_HASH }
}
