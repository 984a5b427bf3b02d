import type { SolanaApproval } from '../../../approval/describe/approval.js'
import type { FrameApproval } from '../../approval/request-context.js'
import { describeSolanaRequest } from '../../approval/solana/describe-solana-request.js'
import type { ApprovalPorts } from '../approval-ports.js'
import { pickSigning } from '../execution/create-execution.js'
import type { Execution } from '../execution/execution.js'
import { createSolanaMessage } from './sign-solana-message.js'
import { createSolanaTransactions } from './sign-solana-transactions.js'

/** A request of Solana, described and ready to execute. @throws FrameError as `describeSolanaRequest` */
export function prepareSolana(
  request: { method: string; params?: unknown },
  ports: ApprovalPorts,
): { approval: FrameApproval<SolanaApproval>; execution: Execution } {
  const { network, host, node } = ports
  const account = ports.account.wallet.addresses.solana
  const approval = describeSolanaRequest(request, { account, chainId: network.caipNetworkId, host })
  const signing = pickSigning(ports)
  const execution =
    approval.kind === 'message'
      ? createSolanaMessage(approval, signing)
      : createSolanaTransactions(approval, { node, networkName: network.name, signing })
  return { approval, execution }
}
