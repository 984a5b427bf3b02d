import * as v from 'valibot'
import type { Endpoints, Requests } from '../http/endpoint.js'

const bytesOf = (most: number) => {
  const message = `bytes in hexadecimal, ${most} at most`
  return v.pipe(v.string(message), v.regex(/^0x(?:[\da-f]{2})*$/i, message), v.maxLength(2 + 2 * most, message))
}
/** A JSON-RPC quantity of at most `bits` bits. */
const quantityOf = (bits: number) => {
  const message = `a number in hexadecimal of ${bits} bits at most`
  return v.pipe(
    v.string(message),
    v.regex(/^0x[\da-f]{1,64}$/i, message),
    v.check((text) => BigInt(text) >> BigInt(bits) === 0n, message),
  )
}
const address = v.pipe(v.string('an address'), v.regex(/^0x[\da-f]{40}$/i, 'an address of 20 bytes in hexadecimal'))
const gas = quantityOf(64)

/** The most bytes of `callData`. */
export const MAX_CALL_DATA = 24_576

/**
 * A user operation of ERC-4337 (entry point 0.7) without its signature and the fields that the
 * paymaster adds, and its network (CAIP-2).
 */
const sponsorRequestSchema = v.strictObject({
  network: v.pipe(v.string('a CAIP-2 id of eip155'), v.regex(/^eip155:[1-9]\d{0,15}$/, 'a CAIP-2 id of eip155')),
  operation: v.strictObject({
    sender: address,
    nonce: quantityOf(256),
    factory: v.optional(address),
    factoryData: v.optional(bytesOf(4_096)),
    callData: bytesOf(MAX_CALL_DATA),
    callGasLimit: gas,
    verificationGasLimit: gas,
    preVerificationGas: gas,
    maxFeePerGas: gas,
    maxPriorityFeePerGas: gas,
    paymasterVerificationGasLimit: gas,
  }),
})
export type SponsorRequest = v.InferOutput<typeof sponsorRequestSchema>

/** The fields that the operation gets. `validUntil` in seconds since 1970. */
const sponsorshipSchema = v.object({ paymaster: address, paymasterData: bytesOf(256), validUntil: v.number() })
export type Sponsorship = v.InferOutput<typeof sponsorshipSchema>

/** The payment of a fee. */
export const sponsorEndpoints = {
  sponsor: { method: 'POST', path: '/wallet/sponsor', reply: sponsorshipSchema },
} as const satisfies Endpoints

/** The schema by which the service checks it. */
export function sponsorRequests() {
  return { sponsor: { body: sponsorRequestSchema } } satisfies Requests<typeof sponsorEndpoints>
}
