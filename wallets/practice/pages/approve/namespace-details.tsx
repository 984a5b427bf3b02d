import { formatMessage, revealHidden } from '../../../requests/format-message.js'
import { writeSolanaSignIn } from '../../namespaces/solana/solana-sign-in.js'
import type { NamespaceApproval } from '../../protocol/approval.js'
import { namespaceNames } from '../../state/namespace-accounts.js'
import { Signed } from './signed.js'
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
      const { format, text } = formatMessage(message)
      const details = [
        { term: 'Network', value: namespaceNames[namespace] },
        ...(scheme === undefined ? [] : [{ term: 'Kind of signature', value: scheme }]),
      ]
      const label = format === 'text' ? 'Message' : 'Message (bytes, not text)'
      return <Signed label={label} text={text} address={address} details={details} />
    }
    case 'solana-sign-in': {
      const text = revealHidden(writeSolanaSignIn(approval.fields, chosen))
      return <Signed label="Message" text={text} address={chosen} details={[{ term: 'Network', value: 'Solana' }]} />
    }
    case 'solana-transactions':
      return <SolanaTransactions {...approval} />
  }
}
