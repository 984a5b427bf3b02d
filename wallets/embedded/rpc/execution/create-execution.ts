import { bytesToHex } from 'viem'
import type { Approval, BatchCall } from '../../approval/approval.js'
import { readChainNumber } from '../../approval/read-chain-number.js'
import { FrameError } from '../../door/frame-error.js'
import type { ApprovalPorts } from '../approval-ports.js'
import type { Execution } from './execution.js'
import { createTransactions } from './send-transactions.js'
import { createSignature } from './sign-text.js'

/** How an approved request is carried out. */
export function createExecution(
  approval: Approval,
  { account: { wallet }, node, device, vault, signal, batches }: ApprovalPorts,
): Execution {
  const { request, account, accountType, chainId } = approval
  const signing = { wallet, device, vault, signal }
  const common = { node, chainId: readChainNumber(chainId), signing }
  switch (request.kind) {
    case 'sign-message':
    case 'sign-typed-data':
      return createSignature(request, { account, accountType, node, signing })
    case 'send-transaction':
      return createTransactions([request.transaction], { ...common, answer: ([hash]) => hash })
    case 'send-calls': {
      const [first, ...rest] = request.calls.map((call: BatchCall) => ({ ...call, from: account }))
      if (!first) throw new FrameError(-32602, 'There are no calls.')
      return createTransactions([first, ...rest], {
        ...common,
        answer(hashes) {
          const id = request.id ?? createId()
          batches.add({ id, chainId, kind: 'transactions', hashes, total: request.calls.length })
          return { id }
        },
      })
    }
  }
}

/** An id of calls for which the page gave none: 32 random bytes. */
function createId(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
}
