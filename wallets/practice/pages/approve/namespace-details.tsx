import { revealHidden } from '../../../requests/format-message.js'
import { writeSolanaSignIn } from '../../namespaces/solana/solana-sign-in.js'
import type { NamespaceApproval } from '../../protocol/approval.js'
import { namespaceNames } from '../../state/namespace-accounts.js'
import { Signed, SignedMessage } from './signed.js'
import { SolanaTransactions } from './solana-transactions.js'

export type NamespaceDetailsProps = {
  approval: Exclude<NamespaceApproval, { kind: 'namespace-connect' }>
  /** The account that the user has chosen. */
  chosen: string
}

/** Shows what a request of another namespace than eip155 would sign or send. */
export function NamespaceDetails({ approval, chosen }: NamespaceDetailsProps) {
  switch (approval.kind) {
    case 'namespace-message': {
      const { namespace, message, address, scheme } = approval
      const details = [
        { term: 'Network', value: namespaceNames[namespace] },
        ...(scheme === undefined ? [] : [{ term: 'Kind of signature', value: scheme }]),
      ]
      return <SignedMessage {...{ message, address, approval, details }} />
    }
    case 'solana-sign-in': {
      const text = revealHidden(writeSolanaSignIn(approval.fields, chosen))
      return <Signed label="Message" text={text} address={chosen} details={[{ term: 'Network', value: 'Solana' }]} />
    }
    case 'solana-transactions':
      return <SolanaTransactions {...approval} />
  }
}
