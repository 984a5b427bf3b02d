import { type Address, numberToHex } from 'viem'
import { isRecord } from '../../../src/rules/is-record.js'
import { nodeMethods } from '../../../src/rules/rpc/node-methods.js'
import { describeMessage } from '../../approval/describe/describe-message.js'
import { describeTransaction } from '../../approval/describe/describe-transaction.js'
import { describeTypedData } from '../../approval/describe/describe-typed-data.js'
import { type EvmDescription, type EvmRequestInput, toApproval } from '../../approval/describe/description.js'
import { failParams } from '../../requests/params-error.js'
import { parseAddress, parseChainId, parseParamList } from '../../requests/parse-params.js'
import type { EvmSubject, SigningSubject } from '../protocol/approval.js'
import { failureCodes, WalletFailure } from '../protocol/wallet-failure.js'
import { isLocalChainId } from '../state/local-chain-ids.js'
import { disconnectSite, listSharedAccounts, type WalletState } from '../state/wallet-state.js'
import { formatPermissions } from './format-permissions.js'
import { readPageOrigin } from './read-page-origin.js'

export type WalletRequest = { method: string; params: unknown }

/** How to handle a request. */
export type RequestDecision =
  | { type: 'answer'; result: unknown }
  | { type: 'change'; state: WalletState; result: unknown }
  /** Forwarded unchanged to the node of that chain. */
  | { type: 'forward'; chainId: number; method: string; params: readonly unknown[] }
  | { type: 'ask'; subject: EvmSubject }

type Context = { state: WalletState; origin: string; params: readonly unknown[]; shared: readonly Address[] }

/**
 * Decides how to handle a site's request. Pure: it signs and sends nothing. `shared` are the accounts that the site may
 * use; it is empty when the site is not connected.
 *
 * @throws WalletFailure with 4100 when the site is not connected, 4200 for unknown methods, 4902 for unknown chains
 * (EIP-1193, EIP-3326), ParamsError for malformed parameters.
 */
export function decideRequest(
  state: WalletState,
  origin: string,
  request: WalletRequest,
  shared: readonly Address[] = listSharedAccounts(state, origin),
): RequestDecision {
  const params = parseParamList(request.params)
  const handler = handlers.get(request.method)
  if (handler) return handler({ state, origin, params, shared })
  // Not the node's own `anvil_*` methods.
  if (nodeMethods.has(request.method)) {
    return { type: 'forward', chainId: state.activeChainId, method: request.method, params }
  }
  throw new WalletFailure({
    code: failureCodes.unsupportedMethod,
    message: `The practice wallet does not support ${request.method}.`,
  })
}

const handlers = new Map<string, (context: Context) => RequestDecision>([
  ['eth_accounts', ({ shared }) => ({ type: 'answer', result: shared })],
  ['eth_chainId', ({ state }) => ({ type: 'answer', result: numberToHex(state.activeChainId) })],
  ['net_version', ({ state }) => ({ type: 'answer', result: String(state.activeChainId) })],
  ['eth_requestAccounts', decideAccounts],
  ['wallet_requestPermissions', decidePermissions],
  ['wallet_getPermissions', ({ origin, shared }) => ({ type: 'answer', result: formatPermissions(origin, shared) })],
  [
    'wallet_revokePermissions',
    ({ state, origin }) => ({ type: 'change', state: disconnectSite(state, origin), result: null }),
  ],
  ['personal_sign', (context) => decideSigning(context, describeMessage)],
  ['eth_signTypedData_v4', (context) => decideSigning(context, describeTypedData)],
  ['eth_sendTransaction', (context) => decideSigning(context, describeTransaction)],
  ['wallet_switchEthereumChain', decideSwitch],
  ['wallet_addEthereumChain', decideAdd],
])

function decideAccounts({ shared }: Context): RequestDecision {
  if (shared.length > 0) return { type: 'answer', result: shared }
  return { type: 'ask', subject: { kind: 'connect', answer: 'accounts' } }
}

function decidePermissions({ params }: Context): RequestDecision {
  const [wanted] = params
  if (!isRecord(wanted) || Object.keys(wanted).join() !== 'eth_accounts') {
    throw failParams('The only permission this wallet has is {"eth_accounts": {}}.')
  }
  return { type: 'ask', subject: { kind: 'connect', answer: 'permissions' } }
}

function decideSigning<Kind extends SigningSubject['kind']>(
  context: Context,
  describeParams: (input: EvmRequestInput) => EvmDescription<Kind>,
): RequestDecision {
  requireConnection(context)
  const { state, origin, params } = context
  const chain = state.activeChainId
  const description = describeParams({
    params,
    chain,
    origin: readPageOrigin(origin),
    parseSigner: (value) => ({ address: parseSigner(context, value), type: 'eoa' }),
  })
  return { type: 'ask', subject: toApproval(description, { chainId: `eip155:${chain}` }) }
}

function decideSwitch(context: Context): RequestDecision {
  const { state, params } = context
  const chainId = parseChainId(isRecord(params[0]) ? params[0].chainId : undefined)
  if (!isLocalChainId(chainId)) {
    throw new WalletFailure({
      code: failureCodes.unknownChain,
      message: `The practice wallet does not know chain ${chainId}. It works on local chains only.`,
    })
  }
  if (chainId === state.activeChainId) return { type: 'answer', result: null }
  requireConnection(context)
  return { type: 'ask', subject: { kind: 'switch-chain', from: state.activeChainId, to: chainId } }
}

function decideAdd(context: Context): RequestDecision {
  const [chain] = context.params
  const chainId = parseChainId(isRecord(chain) ? chain.chainId : undefined)
  if (!isRecord(chain) || typeof chain.chainName !== 'string' || !Array.isArray(chain.rpcUrls)) {
    throw failParams('A chain to add needs `chainId`, `chainName` and `rpcUrls` (EIP-3085).')
  }
  requireConnection(context)
  // Local chains are known already, so adding one only switches to it.
  if (isLocalChainId(chainId)) return decideSwitch(context)
  return { type: 'ask', subject: { kind: 'add-chain', chainId, name: chain.chainName } }
}

function requireConnection({ shared }: Context): void {
  if (shared.length > 0) return
  throw new WalletFailure({
    code: failureCodes.unauthorized,
    message: 'This site is not connected to the practice wallet. Call eth_requestAccounts first.',
  })
}

/** The account of a request. Without one it is the first that the site may use. */
function parseSigner({ shared }: Context, value: unknown): Address {
  const address = parseAddress(value === undefined ? shared[0] : value, 'The signing account')
  if (shared.includes(address)) return address
  throw new WalletFailure({
    code: failureCodes.unauthorized,
    message: `The practice wallet has not shared ${address} with this site.`,
  })
}
