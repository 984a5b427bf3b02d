import type { Address, Hex } from 'viem'
import { isRecord } from '../../src/rules/is-record.js'
import { failParams } from './params-error.js'
import { parseAddress, parseBytes, parseChainId, parseQuantity } from './parse-params.js'

/** A transaction after validation. Amounts are in wei. */
export type TransactionRequest = {
  from: Address
  /** null creates a contract. */
  to: Address | null
  value: bigint
  data: Hex
  gas?: bigint
  nonce?: number
  maxFeePerGas?: bigint
  maxPriorityFeePerGas?: bigint
}

const known = new Set(
  'from to value data input gas gasLimit nonce gasPrice maxFeePerGas maxPriorityFeePerGas chainId type accessList'.split(
    ' ',
  ),
)

/**
 * Parses the transaction of `eth_sendTransaction`. `gasPrice` counts as both fees of EIP-1559.
 *
 * @throws ParamsError also for fields that would be ignored, such as an authorization (EIP-7702), and for two values of one field
 */
export function parseTransaction(value: unknown, from: Address, chainId: number): TransactionRequest {
  if (!isRecord(value)) throw failParams('The transaction must be an object.')
  refuseOthers(value)
  if (value.chainId !== undefined && parseChainId(value.chainId) !== chainId) {
    throw failParams(`The transaction is for chain ${Number(value.chainId)}, but the wallet is on chain ${chainId}.`)
  }
  const data = parseBytes(readOne(value, 'data', 'input') ?? '0x', '`data`')
  const to = value.to === undefined || value.to === null ? null : parseAddress(value.to, '`to`')
  if (to === null && data === '0x') throw failParams('A transaction without `to` must carry the code to deploy.')
  return {
    from,
    to,
    value: parseQuantity(value.value, '`value`') ?? 0n,
    data,
    ...parseLimits(value),
  }
}

function parseLimits(value: Record<string, unknown>) {
  const gas = parseQuantity(readOne(value, 'gas', 'gasLimit'), '`gas`')
  const nonce = parseQuantity(value.nonce, '`nonce`')
  if (nonce !== undefined && nonce > Number.MAX_SAFE_INTEGER) throw failParams('`nonce` is too large.')
  const gasPrice = parseQuantity(value.gasPrice, '`gasPrice`')
  if (gasPrice !== undefined && (value.maxFeePerGas ?? value.maxPriorityFeePerGas) !== undefined) {
    throw failParams('Write `gasPrice`, or `maxFeePerGas` and `maxPriorityFeePerGas`, not both.')
  }
  const maxFeePerGas = parseQuantity(value.maxFeePerGas, '`maxFeePerGas`') ?? gasPrice
  const maxPriorityFeePerGas = parseQuantity(value.maxPriorityFeePerGas, '`maxPriorityFeePerGas`') ?? gasPrice
  if (maxFeePerGas !== undefined && maxPriorityFeePerGas !== undefined && maxPriorityFeePerGas > maxFeePerGas) {
    throw failParams('`maxPriorityFeePerGas` is above `maxFeePerGas` (EIP-1559).')
  }
  return {
    ...(gas === undefined ? {} : { gas }),
    ...(nonce === undefined ? {} : { nonce: Number(nonce) }),
    ...(maxFeePerGas === undefined ? {} : { maxFeePerGas }),
    ...(maxPriorityFeePerGas === undefined ? {} : { maxPriorityFeePerGas }),
  }
}

function refuseOthers(value: Record<string, unknown>): void {
  const other = Object.keys(value).find((key) => !known.has(key))
  if (other !== undefined) throw failParams(`The transaction has \`${other}\`, which this wallet does not send.`)
  const { type, accessList } = value
  if (type !== undefined && !['0x0', '0x2'].includes(String(type))) {
    throw failParams('`type` must be "0x0" or "0x2": this wallet sends transactions of EIP-1559.')
  }
  if (accessList !== undefined && !(Array.isArray(accessList) && accessList.length === 0)) {
    throw failParams('`accessList` must be empty: this wallet does not send one.')
  }
}

/** Reads a field that has two names. */
function readOne(value: Record<string, unknown>, name: string, other: string): unknown {
  const [first, second] = [value[name] ?? undefined, value[other] ?? undefined]
  if (first !== undefined && second !== undefined && first !== second) {
    throw failParams(`\`${name}\` and \`${other}\` differ. Write one of them.`)
  }
  return first ?? second
}
