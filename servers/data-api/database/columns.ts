import { customType } from 'drizzle-orm/pg-core'
import type { Hex } from 'viem'

/** Bytes, as hex in lower case outside the database: addresses, hashes, selectors. */
export const hexBytes = customType<{ data: Hex; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (hex) => Buffer.from(hex.slice(2), 'hex'),
  fromDriver: (bytes) => `0x${Buffer.from(bytes).toString('hex')}`,
})

/** A chain of the namespace `eip155`, as a CAIP-2 id outside the database and as a number inside. */
export const chainId = customType<{ data: string; driverData: string }>({
  dataType: () => 'bigint',
  toDriver(id) {
    const reference = /^eip155:(\d{1,15})$/.exec(id)?.[1]
    if (reference === undefined) throw new TypeError(`${id} is not the CAIP-2 id of an EVM chain.`)
    return reference
  },
  fromDriver: (reference) => `eip155:${reference}`,
})
