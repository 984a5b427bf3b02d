import {
  type Address,
  decodeAbiParameters,
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionData,
  encodePacked,
  getAddress,
  type Hex,
  numberToHex,
  size,
  slice,
} from 'viem'
import { accountAbi } from './account-abi.js'

/** A call that the account makes. `value` in wei. */
export type AccountCall = { to: Address; value: bigint; data: Hex }

/** Modes of ERC-7579: the first byte is the type of the call, the second whether a failed call reverts all (00). */
const singleMode = numberToHex(0n, { size: 32 })
const batchMode = numberToHex(1n << 248n, { size: 32 })
/** In a single call: address and value before its data. */
const SINGLE_HEAD_SIZE = 52

const batchParameters = [
  {
    type: 'tuple[]',
    components: [
      { name: 'to', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'data', type: 'bytes' },
    ],
  },
] as const

/**
 * Encodes calls for the `callData` of a user operation: one call, or a batch (ERC-7579). When one call of a batch reverts,
 * all of it reverts.
 *
 * @throws viem's error when an address or a value is malformed, TypeError when data is not whole bytes in hex.
 * @example encodeAccountCalls([{ to: token, value: 0n, data: approve }, { to: shop, value: 0n, data: buy }])
 */
export function encodeAccountCalls(calls: readonly AccountCall[]): Hex {
  // viem does not check it, and half a byte would shift the bytes after it.
  const malformed = calls.find(({ data }) => !/^0x(?:[0-9a-f]{2})*$/i.test(data))
  if (malformed) throw new TypeError(`The data of the call to ${malformed.to} is not whole bytes in hex.`)
  const [first] = calls
  const args =
    first && calls.length === 1
      ? ([singleMode, encodeSingle(first)] as const)
      : ([batchMode, encodeAbiParameters(batchParameters, [calls])] as const)
  return encodeFunctionData({ abi: accountAbi, functionName: 'execute', args })
}

/**
 * Decodes the `callData` of a user operation to the calls that the account will make, in order. Null when it is anything but
 * an `execute` that reverts as a whole, in its one usual encoding: a reader and the contract could understand another
 * encoding differently.
 */
export function decodeAccountCalls(callData: Hex): readonly AccountCall[] | null {
  // viem compares selectors as text.
  const lowerCase = callData.toLowerCase() as Hex
  try {
    const { functionName, args } = decodeFunctionData({ abi: accountAbi, data: lowerCase })
    if (functionName !== 'execute') return null
    if (args.length === 1) {
      const { target, value, callData: data } = args[0]
      const expected = encodeFunctionData({ abi: accountAbi, functionName: 'execute', args })
      return expected === lowerCase ? [{ to: getAddress(target), value, data }] : null
    }
    const [mode, executions] = args
    const calls = mode === singleMode ? decodeSingle(executions) : mode === batchMode ? decodeBatch(executions) : null
    if (calls === null) return null
    const expected = encodeFunctionData({
      abi: accountAbi,
      functionName: 'execute',
      args: [mode, mode === singleMode ? executions : encodeAbiParameters(batchParameters, [calls])],
    })
    return expected === lowerCase ? calls : null
  } catch {
    // viem throws if the data is not one of these calls.
    return null
  }
}

function encodeSingle({ to, value, data }: AccountCall): Hex {
  return encodePacked(['address', 'uint256', 'bytes'], [to, value, data])
}

function decodeSingle(execution: Hex): readonly AccountCall[] | null {
  if (size(execution) < SINGLE_HEAD_SIZE) return null
  const data = size(execution) === SINGLE_HEAD_SIZE ? '0x' : slice(execution, SINGLE_HEAD_SIZE)
  return [{ to: getAddress(slice(execution, 0, 20)), value: BigInt(slice(execution, 20, SINGLE_HEAD_SIZE)), data }]
}

function decodeBatch(executions: Hex): readonly AccountCall[] {
  return decodeAbiParameters(batchParameters, executions)[0]
}
