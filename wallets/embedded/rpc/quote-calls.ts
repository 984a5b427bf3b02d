import { type Address, getAddress, type Hex, hexToBigInt, isAddress, isHex, numberToHex } from 'viem'
import { encodeAccountCalls } from '../../../src/embedded/smart-account/account-calls.js'
import { isRecord } from '../../../src/rules/is-record.js'
import type { BatchCall } from '../../approval/describe/approval.js'
import { FrameError } from '../door/frame-error.js'
import type { Node } from './create-node.js'
import { prepareOperation } from './execution/prepare-operation.js'
import { simulateSponsored } from './execution/sponsor-operation.js'

/** Whether the account can pay for its calls, and their fee. */
export type CallsQuote =
  | {
      /**
       * `sponsored`: it cannot pay the fee, and the paymaster of the network could. Whether it does is known when the operation
       * is sent: the identity service has a budget.
       */
      status: 'known' | 'sponsored'
      /** Units of gas of the whole operation. */
      gas: Hex
      /** The most that it costs the account, wei. */
      fee: Hex
    }
  | { status: 'insufficient' }

/**
 * What calls of a smart account would cost now, as they would be sent. Nothing is asked of the visitor.
 *
 * @throws FrameError with -32602 for calls in another form, and what `prepareOperation` throws
 */
export async function quoteCalls(
  calls: unknown,
  { sender, paymaster, ...ports }: { sender: Address; owner: Address; node: Node; bundler: Node; paymaster?: Address },
): Promise<CallsQuote> {
  const parsed = readCalls(calls)
  const value = parsed.reduce((sum, call) => sum + call.value, 0n)
  const balance = await ports.node('eth_getBalance', [sender, 'latest'])
  if (isHex(balance) && hexToBigInt(balance) < value) return { status: 'insufficient' }
  const draft = { sender, callData: encodeAccountCalls(parsed), limits: {}, value }
  const { operation, fee, deposit, ...prepared } = await prepareOperation(draft, ports)
  const { callGasLimit, verificationGasLimit, preVerificationGas } = operation
  const gas = numberToHex(callGasLimit + verificationGasLimit + preVerificationGas)
  // The deposit pays first, as when it is sent.
  const due = fee > deposit ? fee - deposit : 0n
  if (value + due <= prepared.balance) return { status: 'known', gas, fee: numberToHex(fee) }
  const paid = paymaster && (await simulateSponsored(operation, { bundler: ports.bundler, paymaster }))
  return paid ? { status: 'sponsored', gas, fee: '0x0' } : { status: 'insufficient' }
}

function readCalls(calls: unknown): readonly BatchCall[] {
  const read = (Array.isArray(calls) ? calls : []).map((call: unknown) => {
    const { to, value = '0x0', data = '0x' } = isRecord(call) ? call : {}
    const isCall = typeof to === 'string' && isAddress(to, { strict: false }) && isQuantity(value) && isHex(data)
    if (!isCall) throw new FrameError(-32602, 'A call has an address in `to`, and hex in `value` and `data`.')
    return { to: getAddress(to), value: hexToBigInt(value), data }
  })
  if (read.length === 0) throw new FrameError(-32602, 'There are no calls.')
  return read
}

function isQuantity(value: unknown): value is Hex {
  return isHex(value) && value.length > 2
}
