import { type Address, type Hex, hexToBigInt, isHex, numberToHex } from 'viem'
import { encodeAccountCalls } from '../../../src/embedded/smart-account/account-calls.js'
import { parseCalls } from '../approval/describe-calls.js'
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
 * The cost of calls of a smart account, if they were sent now. Needs no approval of the visitor.
 *
 * @throws ParamsError for calls in another form than those of `wallet_sendCalls`, and the errors of `prepareOperation`
 */
export async function quoteCalls(
  calls: unknown,
  { sender, paymaster, ...ports }: { sender: Address; owner: Address; node: Node; bundler: Node; paymaster?: Address },
): Promise<CallsQuote> {
  const parsed = parseCalls(calls)
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
