import type { Address } from 'viem'
import type { NormalTypedData } from './normalize-typed-data.js'

/** Typed data whose struct is written out, and who signs it. */
export type TypedDataInput = NormalTypedData & {
  /** The struct and those in it, as `encodeType` of EIP-712 writes them. */
  type: string
  account: Address
}
