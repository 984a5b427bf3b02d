import { type Address, getAddress, type Hex, isAddress, isHex, stringToHex } from 'viem'
import { isRecord } from '../../../src/rules/is-record.js'
import type { TransactionRequest } from '../protocol/approval.js'
import { failureCodes, WalletFailure } from '../protocol/wallet-failure.js'
import { findUndeclaredKey } from './find-undeclared-key.js'

/** The largest chain id that a JavaScript number represents exactly. */
const chainIdPattern = /^0x[1-9a-f][0-9a-f]{0,12}$/i

export function failParams(message: string): WalletFailure {
  return new WalletFailure({ code: failureCodes.invalidParams, message })
}

/** Parses positional parameters. Missing parameters are an empty list. */
export function parseParamList(params: unknown): readonly unknown[] {
  if (params === undefined || params === null) return []
  if (!Array.isArray(params)) throw failParams('`params` must be an array.')
  return params
}

export function parseAddress(value: unknown, name: string): Address {
  if (typeof value !== 'string' || !isAddress(value, { strict: false })) {
    throw failParams(`${name} must be an address of 20 bytes in hex.`)
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

/** Parses the message of `personal_sign`: hex bytes, or text as UTF-8. */
export function parseMessage(value: unknown): Hex {
  if (typeof value !== 'string') throw failParams('The message must be a string.')
  return isHex(value) && value.length % 2 === 0 ? value : stringToHex(value)
}

/**
 * Parses the typed data of `eth_signTypedData_v4` as JSON text. Its domain must not name a chain other than `chainId`,
 * and `types` must declare all its keys.
 */
export function parseTypedData(value: unknown, chainId: number): string {
  const data = typeof value === 'string' ? parseJson(value) : value
  const { types, primaryType, message, domain } = isRecord(data) ? data : {}
  if (!isRecord(types) || !isRecord(message) || typeof primaryType !== 'string') {
    throw failParams('Typed data must have `types`, `primaryType` and `message` (EIP-712).')
  }
  const named = isRecord(domain) ? domain.chainId : undefined
  if (named !== undefined && Number(named) !== chainId) {
    throw failParams(`The typed data is for chain ${String(named)}, but the wallet is on chain ${chainId}.`)
  }
  const undeclared = findUndeclaredKey({ types, primaryType, message, domain })
  if (undeclared !== undefined) {
    throw failParams(
      `The typed data has \`${undeclared}\`, which its \`types\` do not declare. It would not be signed.`,
    )
  }
  return JSON.stringify(data)
}

/** Parses the transaction of `eth_sendTransaction`. */
export function parseTransaction(value: unknown, from: Address, chainId: number): TransactionRequest {
  if (!isRecord(value)) throw failParams('The transaction must be an object.')
  if (value.chainId !== undefined && parseChainId(value.chainId) !== chainId) {
    throw failParams(`The transaction is for chain ${Number(value.chainId)}, but the wallet is on chain ${chainId}.`)
  }
  const data = value.data ?? value.input ?? '0x'
  if (typeof data !== 'string' || !isHex(data) || data.length % 2 !== 0) {
    throw failParams('`data` must be hex with two digits a byte.')
  }
  const to = value.to === undefined || value.to === null ? null : parseAddress(value.to, '`to`')
  if (to === null && data === '0x') throw failParams('A transaction without `to` must carry the code to deploy.')
  const gas = parseQuantity(value.gas ?? value.gasLimit, '`gas`')
  const nonce = parseQuantity(value.nonce, '`nonce`')
  const gasPrice = parseQuantity(value.gasPrice, '`gasPrice`')
  const maxFeePerGas = parseQuantity(value.maxFeePerGas, '`maxFeePerGas`') ?? gasPrice
  const maxPriorityFeePerGas = parseQuantity(value.maxPriorityFeePerGas, '`maxPriorityFeePerGas`') ?? gasPrice
  return {
    from,
    to,
    value: parseQuantity(value.value, '`value`') ?? 0n,
    data,
    ...(gas === undefined ? {} : { gas }),
    ...(nonce === undefined ? {} : { nonce: Number(nonce) }),
    ...(maxFeePerGas === undefined ? {} : { maxFeePerGas }),
    ...(maxPriorityFeePerGas === undefined ? {} : { maxPriorityFeePerGas }),
  }
}

function parseQuantity(value: unknown, name: string): bigint | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string' || !/^0x[0-9a-f]{1,64}$/i.test(value)) throw failParams(`${name} must be a hex number.`)
  return BigInt(value)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw failParams(`Typed data is not JSON: ${error instanceof Error ? error.message : error}`)
  }
}
