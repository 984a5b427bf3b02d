import { isHex } from 'viem'
import { prepareTransaction } from '../../requests/prepare-transaction.js'
import { readChainNumber } from '../../requests/read-chain-number.js'
import { type Approval, isNamespaceApproval, type SigningSubject } from '../protocol/approval.js'
import { failureCodes, WalletFailure } from '../protocol/wallet-failure.js'
import { findDevelopmentAccount } from '../state/development-accounts.js'
import { isLocalChainId } from '../state/local-chain-ids.js'
import { connectSite, listSharedAccounts, type WalletState } from '../state/wallet-state.js'
import { bindChain, type CallChain } from './call-chain.js'
import type { ExecutionPorts } from './execution-ports.js'
import { formatPermissions } from './format-permissions.js'

/**
 * Executes an approved request and returns the result for the site. `chosen` is the account that the visitor selected
 * when connecting.
 *
 * @throws WalletFailure with 4100 if the site was disconnected in the meantime, 4901 when the node is not a local chain,
 * 4902 for a chain that is not local, or the chain's own error.
 */
export async function executeApproval(ports: ExecutionPorts, approval: Approval, chosen?: string): Promise<unknown> {
  if (isNamespaceApproval(approval)) {
    const { executeNamespaceApproval } = await import('../namespaces/execute-namespace-approval.js')
    return executeNamespaceApproval(ports, approval, chosen)
  }
  const state = ports.readState()
  const { origin } = approval
  switch (approval.kind) {
    case 'connect': {
      const address = findDevelopmentAccount(chosen ?? '')?.address ?? state.activeAddress
      ports.writeState(connectSite(state, origin, address))
      return approval.answer === 'accounts' ? [address] : formatPermissions(origin, [address])
    }
    case 'switch-chain':
      ports.writeState({ ...state, activeChainId: approval.to })
      return null
    case 'add-chain':
      throw failForeignChain(approval.chainId)
    default:
      return signApproval(ports, state, approval)
  }
}

async function signApproval(
  { callChain }: ExecutionPorts,
  state: WalletState,
  { account, chainId: id, request, origin }: SigningSubject & { origin: string },
): Promise<unknown> {
  if (!listSharedAccounts(state, origin).includes(account)) {
    throw new WalletFailure({ code: failureCodes.unauthorized, message: 'This site was disconnected meanwhile.' })
  }
  const chainId = readChainNumber(id)
  await requireLocalChain(callChain, chainId)
  // Derive keys only when one is needed: it is slow, and most visits never sign.
  const { deriveDevelopmentKey } = await import('./derive-development-key.js')
  const key = deriveDevelopmentKey(account)
  switch (request.kind) {
    case 'sign-message':
      return key.signMessage({ message: { raw: request.message } })
    case 'sign-typed-data':
      return key.signTypedData(request.typedData)
    case 'send-transaction': {
      const prepared = await prepareTransaction(bindChain(callChain, chainId), chainId, request.transaction)
      return callChain(chainId, 'eth_sendRawTransaction', [await key.signTransaction(prepared)])
    }
  }
}

/** Reads the chain id from the node, so that a wrong URL in the config cannot sign for a real chain. */
async function requireLocalChain(callChain: CallChain, chainId: number): Promise<void> {
  if (!isLocalChainId(chainId)) throw failForeignChain(chainId)
  const actual = await callChain(chainId, 'eth_chainId', [])
  if (isHex(actual) && Number(actual) === chainId) return
  throw new WalletFailure({
    code: failureCodes.chainDisconnected,
    message: `The node of chain ${chainId} says it is chain ${String(actual)}. Development keys sign for local chains only.`,
  })
}

export function failForeignChain(chainId: number): WalletFailure {
  return new WalletFailure({
    code: failureCodes.unknownChain,
    message: `Chain ${chainId} was not added: the practice wallet works on local chains only.`,
  })
}
