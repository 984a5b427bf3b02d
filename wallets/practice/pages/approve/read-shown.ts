import { stringToHex } from 'viem'
import { localSolana } from '../../../../servers/chains/serving/local-networks.js'
import type { Approval as ShownApproval } from '../../../approval/describe/approval.js'
import { describeText } from '../../../approval/describe/describe-text.js'
import { writeSolanaSignIn } from '../../namespaces/solana/solana-sign-in.js'
import type { Approval } from '../../protocol/approval.js'

/** A request that signs and sends nothing. */
export type PlainApproval = Extract<Approval, { kind: 'connect' | 'namespace-connect' | 'switch-chain' | 'add-chain' }>

/** The shown part of a request to sign or send, with the account that the visitor has `chosen`. */
export function readShown(approval: Exclude<Approval, PlainApproval>, chosen: string): ShownApproval {
  switch (approval.kind) {
    case 'namespace-message':
      return { ...approval, kind: 'message' }
    case 'solana-sign-in': {
      const { caipNetworkId: chainId } = localSolana
      // The fields come from the site, and the account from the wallet.
      const context = { origin: approval.origin, isAccount: () => true, isChain: () => true }
      const text = describeText(stringToHex(writeSolanaSignIn(approval.fields, chosen)), context)
      return { kind: 'message', account: chosen, accountType: 'eoa', chainId, ...text }
    }
    default:
      return approval
  }
}
