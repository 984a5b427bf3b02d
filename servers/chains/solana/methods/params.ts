import { base58 } from '@scure/base'
import { type Address, address } from '@solana/kit'
import { isRecord } from '../../../../src/rules/is-record.js'
import { rpcCodes } from '../../../http/answer-json-rpc.js'
import { RpcFailure } from '../../serving/rpc-failure.js'

export type RpcConfig = Readonly<Record<string, unknown>>

/** Bytes of a transaction. */
const MAX_TRANSACTION = 1_232

/** The error for a parameter of the wrong form. */
export function refuseParam(message: string): RpcFailure {
  return new RpcFailure(rpcCodes.invalidParams, message)
}

/** Reads the optional last parameter. */
export function readConfig(value: unknown): RpcConfig {
  if (value === undefined || value === null) return {}
  if (!isRecord(value) || Array.isArray(value))
    throw refuseParam('Invalid params: the configuration must be an object.')
  return value
}

export function readAddress(value: unknown): Address {
  return address(readBase58(value, 32))
}

export function readSignature(value: unknown): string {
  return readBase58(value, 64)
}

/** Reads a whole number of 0 to `most`. */
export function readCount(value: unknown, most: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most) return value
  throw refuseParam(`Invalid params: must be a whole number of 0 to ${most}.`)
}

export function readList(value: unknown, most: number): readonly unknown[] {
  if (!Array.isArray(value)) throw refuseParam('Invalid params: must be a list.')
  if (value.length > most) throw refuseParam(`Too many inputs provided; max ${most}`)
  return value
}

/** Reads the bytes of a transaction or message, in base58 unless `encoding` says base64. */
export function readBytes(value: unknown, encoding: unknown): Uint8Array {
  if (encoding !== undefined && encoding !== 'base58' && encoding !== 'base64') {
    throw refuseParam(`unsupported encoding: ${String(encoding).slice(0, 20)}. Supported encodings: base58, base64`)
  }
  const name = encoding ?? 'base58'
  if (typeof value !== 'string') throw refuseParam('Invalid params: invalid type, expected a string.')
  const tooLarge = `${name} encoded transaction too large: max ${MAX_TRANSACTION} bytes`
  if (value.length > MAX_TRANSACTION * 2) throw refuseParam(tooLarge)
  const bytes = name === 'base64' ? decodeBase64(value) : decodeBase58(value)
  if (!bytes) throw refuseParam(`invalid ${name} encoding`)
  if (bytes.length > MAX_TRANSACTION) throw refuseParam(tooLarge)
  return bytes
}

function readBase58(value: unknown, size: number): string {
  if (typeof value !== 'string') throw refuseParam('Invalid params: invalid type, expected a string.')
  // Decoding takes time with the square of the length. 64 bytes have 88 characters at most.
  const bytes = value.length <= 88 ? decodeBase58(value) : undefined
  if (!bytes) throw refuseParam('Invalid param: Invalid')
  if (bytes.length !== size) throw refuseParam('Invalid param: WrongSize')
  return value
}

function decodeBase58(text: string): Uint8Array | undefined {
  try {
    return base58.decode(text)
  } catch {
    // A character that base58 does not have.
    return undefined
  }
}

function decodeBase64(text: string): Uint8Array | undefined {
  return /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/.test(text)
    ? new Uint8Array(Buffer.from(text, 'base64'))
    : undefined
}
