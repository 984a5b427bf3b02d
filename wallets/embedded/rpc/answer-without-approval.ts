import type { Address } from 'viem'
import { type FrameNetwork, isSolanaNetwork } from '../../../servers/frame/frame-config.js'
import { isRecord } from '../../../src/rules/is-record.js'
import { FrameError } from '../messaging/frame-error.js'
import { findAccount, listAccounts } from '../wallet/wallet-account.js'
import type { AnswerContext } from './answer-context.js'
import { listGrantedPermissions, listSupportedPermissions, readSessionsKey } from './answer-permissions.js'
import { readCallsStatus } from './calls/read-calls-status.js'
import type { Node } from './create-node.js'
import { quoteCalls } from './quote-calls.js'

type Request = { method: string; params?: unknown }

const answers = new Map<string, (params: unknown, context: AnswerContext) => unknown>([
  ['eth_chainId', (_params, { network }) => writeChainId(network)],
  ['eth_accounts', listActing],
  ['wallet_getCapabilities', readCapabilities],
  ['wallet_getCallsStatus', answerStatus],
  ['eth_supportedEntryPoints', callBundler('eth_supportedEntryPoints')],
  ['eth_estimateUserOperationGas', estimateOperation],
  ['eth_getUserOperationByHash', callBundler('eth_getUserOperationByHash')],
  ['eth_getUserOperationReceipt', callBundler('eth_getUserOperationReceipt')],
  ['wallet_getSupportedExecutionPermissions', listSupportedPermissions],
  ['wallet_getGrantedExecutionPermissions', listGrantedPermissions],
  ['lintel_getSessionsKey', readSessionsKey],
  [
    'wallet_getAssets',
    () => {
      throw new FrameError(4200, 'The embedded wallet cannot answer wallet_getAssets.')
    },
  ],
])

/**
 * Answers a method that needs no approval: about the wallet from its own state, about user operations from the network's bundler,
 * everything else about the chain from its node.
 *
 * @throws FrameError with 4100 for another account, 4200 for what this wallet does not have, 5730 for calls that it does not
 * know (EIP-5792), or the code of the node or bundler
 */
export async function answerWithoutApproval({ method, params }: Request, context: AnswerContext): Promise<unknown> {
  const answer = answers.get(method)
  return answer ? answer(params, context) : context.openNode(context.network)(method, params)
}

async function listActing(_params: unknown, context: AnswerContext): Promise<readonly string[]> {
  const { state, network } = context
  const owner = await context.readOwner()
  if (owner === null) return []
  const accounts = await listAccounts(owner as `0x${string}`, network)
  return [findAccount(accounts, state.readAccountType(network)).address]
}

/** EIP-5792: a smart account executes several calls as one, an account with its own key one after the other. */
async function readCapabilities(params: unknown, { state, readOwner }: AnswerContext): Promise<unknown> {
  const [address, chains] = Array.isArray(params) ? params : []
  const networks = state.networks.filter(
    (one) => !isSolanaNetwork(one) && (!Array.isArray(chains) || chains.includes(writeChainId(one))),
  )
  const owner = address === undefined ? null : await readOwner()
  const entries = await Promise.all(
    networks.map(async (network) => {
      const type = address === undefined ? state.readAccountType(network) : await readType(network)
      return type && [writeChainId(network), { atomic: { status: type === 'eoa' ? 'unsupported' : 'supported' } }]
    }),
  )
  const known = entries.filter((entry) => entry !== undefined)
  if (networks.length > 0 && known.length === 0) throw new FrameError(4100, `The wallet has no account ${address}.`)
  return Object.fromEntries(known)

  async function readType(network: FrameNetwork) {
    const accounts = owner === null ? [] : await listAccounts(owner as `0x${string}`, network)
    return accounts.find((account) => account.address.toLowerCase() === String(address).toLowerCase())?.type
  }
}

async function answerStatus(
  params: unknown,
  { state, batches, openNode, openBundler }: AnswerContext,
): Promise<unknown> {
  const [id] = Array.isArray(params) ? params : []
  if (typeof id !== 'string') throw new FrameError(-32602, '`wallet_getCallsStatus` takes the id of calls (EIP-5792).')
  const batch = batches.find(id)
  if (!batch) throw new FrameError(5730, 'No calls have this id. The wallet knows those of this tab.')
  const network = state.findNetwork(batch.chainId)
  return readCallsStatus(batch, { node: openNode(network), bundler: openBundler(network) })
}

function callBundler(method: string) {
  return (params: unknown, context: AnswerContext): Promise<unknown> => requireBundler(context)(method, params)
}

function requireBundler({ network, openBundler }: AnswerContext): Node {
  const bundler = openBundler(network)
  if (bundler) return bundler
  throw new FrameError(4200, `There are no smart accounts on ${network.name}.`)
}

/** Estimates a whole operation (ERC-7769), or, an extension of Lintel, `{ sender, calls }`: the cost of sending those calls. */
async function estimateOperation(params: unknown, context: AnswerContext): Promise<unknown> {
  const bundler = requireBundler(context)
  const [draft] = Array.isArray(params) ? params : []
  if (!isRecord(draft) || !('calls' in draft)) return bundler('eth_estimateUserOperationGas', params)
  const { network, readOwner, openNode } = context
  const owner = (await readOwner()) as Address | null
  const accounts = owner === null ? [] : await listAccounts(owner, network)
  const account = accounts.find(({ address, type }) => type === 'smartAccount' && isSame(address, draft.sender))
  if (!account || owner === null) throw new FrameError(4100, `The wallet has no smart account ${draft.sender}.`)
  const paymaster = network.paymaster as Address | undefined
  const ports = { sender: account.address, owner, node: openNode(network), bundler }
  return quoteCalls(draft.calls, { ...ports, ...(paymaster && { paymaster }) })
}

function isSame(address: string, other: unknown): boolean {
  return typeof other === 'string' && address.toLowerCase() === other.toLowerCase()
}

function writeChainId({ caipNetworkId }: FrameNetwork): string {
  return `0x${Number(caipNetworkId.slice('eip155:'.length)).toString(16)}`
}
