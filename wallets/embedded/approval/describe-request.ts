import { safeParse } from 'valibot'
import { isAddressEqual } from 'viem'
import { readRpcPolicy } from '../../../src/embedded/protocol/rpc-policy.js'
import { nameRequestSchema, signNameMethod } from '../../../src/embedded/protocol/sign-name.js'
import type { EvmApproval } from '../../approval/describe/approval.js'
import { describeMessage } from '../../approval/describe/describe-message.js'
import { type EvmDescription, type EvmRequestInput, toApproval } from '../../approval/describe/description.js'
import { failParams, ParamsError } from '../../requests/params-error.js'
import { parseAddress, parseParamList } from '../../requests/parse-params.js'
import { readChainNumber } from '../../requests/read-chain-number.js'
import { FrameError } from '../messaging/frame-error.js'
import { findAccount, type WalletAccount } from '../wallet/wallet-account.js'
import { describeCalls } from './describe-calls.js'
import { describeGuardedData, describeGuardedTransaction } from './describe-guarded.js'
import { describeOperation } from './describe-operation.js'
import { describePermission, describeRevocation } from './describe-permission.js'
import type { FrameApproval, FrameInput, RequestContext } from './request-context.js'

const describers = new Map<string, (input: FrameInput) => EvmDescription>([
  ['personal_sign', describeMessage],
  [signNameMethod, describeName],
  ['eth_signTypedData_v4', describeGuardedData],
  ['eth_sendTransaction', describeGuardedTransaction],
  ['wallet_sendCalls', describeCalls],
  ['eth_sendUserOperation', describeOperation],
  ['wallet_grantPermissions', describePermission],
  ['wallet_requestExecutionPermissions', describePermission],
  ['wallet_revokePermissions', describeRevocation],
  ['wallet_revokeExecutionPermission', describeRevocation],
])

/**
 * Describes a JSON-RPC request of eip155 that needs the visitor's approval, and brings it into its normal form. Pure. The result is
 * frozen: `request` is what may be signed, and every other field is read from it.
 *
 * @throws FrameError with -32602 for parameters that are not valid (also another chain id in typed data or a
 * transaction), 4100 for another account, 4200 for a method that is not allowed or of another namespace (EIP-1193), 5700, 5710
 * and 5760 for calls that the account cannot execute (EIP-5792)
 * @example describeRequest({ method: 'personal_sign', params: ['0x6869', account] }, context)
 */
export function describeRequest(
  request: { method: string; params?: unknown },
  context: RequestContext,
): FrameApproval<EvmApproval> {
  const { method } = request
  if (readRpcPolicy(method) !== 'approval') throw new FrameError(4200, 'Requested RPC call is not allowed')
  const describer = describers.get(method)
  if (!describer) throw new FrameError(4200, `${method} is not a method of ${context.chainId}.`)
  try {
    const { chainId, host } = context
    const description = describer({
      params: parseParamList(request.params),
      context,
      chain: readChainNumber(chainId),
      origin: host.origin,
      parseSigner: (value) => parseSigner(value, context),
    })
    return toApproval(description, { chainId, host: { ...host } })
  } catch (error) {
    if (error instanceof ParamsError) throw new FrameError(error.code, error.message, { cause: error })
    throw error
  }
}

/** Describes `lintel_signName`: `[{ name, address, offset, nonce? }]`. */
function describeName({ params: [value], parseSigner }: EvmRequestInput): EvmDescription<'name'> {
  const request = safeParse(nameRequestSchema, value)
  if (!request.success)
    throw failParams('`lintel_signName` takes {name, address, offset, nonce?}: a name with its zone.')
  const { name, address, offset, nonce } = request.output
  return {
    kind: 'name',
    signer: parseSigner(address),
    name,
    request: { kind: 'sign-name', name, offset, nonce },
    warnings: [],
  }
}

function parseSigner(value: unknown, { accounts, accountType }: RequestContext): WalletAccount {
  if (value === undefined) return findAccount(accounts, accountType)
  const signer = parseAddress(value, 'The signing account')
  const found = accounts.find(({ address }) => isAddressEqual(address, signer))
  if (found) return found
  const own = accounts.map(({ address }) => address).join(' and ')
  throw new FrameError(4100, `The embedded wallet has no account ${signer} on this network. It has ${own}.`)
}
