import type { Address } from 'viem'
import type { NormalTypedData } from './normalize-typed-data.js'

/** Typed data with its struct written out, and its signer. */
export type TypedDataInput = NormalTypedData & {
  /** The struct and those in it, as `encodeType` of EIP-712 writes them. */
  type: string
  account: Address
}
