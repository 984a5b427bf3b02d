import { base58 } from '@scure/base'
import { hexToBytes } from 'viem'
import type { SolanaApproval } from '../../../approval/describe/approval.js'
import type { Execution } from '../execution/execution.js'
import { type Signing, sign } from '../sign-and-send.js'

/** Signs a message. The answer has the signature in base58. */
export function createSolanaMessage(
  { account, request: { message } }: Extract<SolanaApproval, { kind: 'message' }>,
  signing: Omit<Signing, 'worker'>,
): Execution {
  return {
    firstCost: { status: 'none' },
    readCost: async () => ({ status: 'none' }),
    async carryOut(worker) {
      const operation = { kind: 'sign-solana', messages: [hexToBytes(message)], signer: account } as const
      const { signatures } = await sign(operation, { ...signing, worker })
      const [signature = new Uint8Array()] = signatures
      return async () => ({ signature: base58.encode(signature) })
    },
    isUnderWay: () => false,
  }
}
