import { type Address, getAddress, type Hex, isAddress, isHex, stringToHex } from 'viem'
import { failParams } from './params-error.js'

/** The largest chain id that a JavaScript number represents exactly. */
const chainIdPattern = /^0x[1-9a-f][0-9a-f]{0,12}$/i

/** Parses positional parameters. Missing parameters are an empty list. */
export function parseParamList(params: unknown): readonly unknown[] {
  if (params === undefined || params === null) return []
  if (!Array.isArray(params)) throw failParams('`params` must be an array.')
  return params
}

/** Parses an address of 20 bytes. Capital and small letters together must be its checksum (ERC-55). */
export function parseAddress(value: unknown, name: string): Address {
  if (typeof value !== 'string' || !isAddress(value, { strict: false })) {
    throw failParams(`${name} must be an address of 20 bytes in hex.`)
  }
  const hasBothCases = /[a-f]/.test(value.slice(2)) && /[A-F]/.test(value.slice(2))
  if (hasBothCases && !isAddress(value)) {
    throw failParams(`${name} has a wrong checksum (ERC-55). Compare each letter, or write it in small letters.`)
  }
  return getAddress(value)
}

/** Parses a chain id in the format of EIP-695: hex without leading zeros. */
export function parseChainId(value: unknown): number {
  if (typeof value !== 'string' || !chainIdPattern.test(value)) {
    throw failParams('`chainId` must be a hex string such as "0x7a69", without leading zeros.')
  }
  return Number(value)
}

/** Parses a quantity of at most 256 bits: hex without leading zeros. Undefined without a value. */
export function parseQuantity(value: unknown, name: string): bigint | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string' || !/^0x(0|[1-9a-f][0-9a-f]{0,63})$/i.test(value)) {
    throw failParams(`${name} must be a hex string such as "0x5208", without leading zeros.`)
  }
  return BigInt(value)
}

/** Parses bytes: hex with two digits a byte. */
export function parseBytes(value: unknown, name: string): Hex {
  if (typeof value !== 'string' || !isHex(value) || value.length % 2 !== 0) {
    throw failParams(`${name} must be hex with two digits a byte.`)
  }
  return value.toLowerCase() as Hex
}

/** Parses the message of `personal_sign`: hex bytes, or text as UTF-8. */
export function parseMessage(value: unknown): Hex {
  if (typeof value !== 'string') throw failParams('The message must be a string.')
  return isHex(value) && value.length % 2 === 0 ? value : stringToHex(value)
}

/** Parses an object that comes as itself or as JSON text. */
export function parseJsonObject(value: unknown, name: string): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch (error) {
    throw failParams(`${name} is not JSON: ${error instanceof Error ? error.message : error}`)
  }
}
