import { Text } from '../../../../src/components/index.js'
import { describeCall } from '../../../requests/describe-call.js'
import { revealHidden } from '../../../requests/format-message.js'
import { type Approval, isNamespaceApproval } from '../../protocol/approval.js'
import { formatEtherAmount } from '../format-ether-amount.js'
import { type Detail, DetailList } from '../shell/detail-list.js'
import * as styles from '../shell/parts.css.js'
import { ScrollText } from '../shell/scroll-text.js'
import type { FeeEstimate } from './fee-estimate.js'
import { listCallDetails } from './list-call-details.js'
import { NamespaceDetails } from './namespace-details.js'
import { readEffect } from './read-effect.js'
import { Signed, SignedMessage } from './signed.js'
import { SignedEffectDetails } from './signed-effect.js'

export type ApprovalDetailsProps = {
  approval: Exclude<Approval, { kind: 'connect' | 'namespace-connect' }>
  /** The account that the user has chosen. */
  chosen: string
  fee: FeeEstimate
  formatChain: (chainId: number) => string
}

/** Shows what the request would sign, send or change. */
export function ApprovalDetails({ approval, chosen, fee, formatChain }: ApprovalDetailsProps) {
  if (isNamespaceApproval(approval)) return <NamespaceDetails approval={approval} chosen={chosen} />
  switch (approval.kind) {
    case 'message':
      return <SignedMessage message={approval.message} address={approval.address} approval={approval} />
    case 'typed-data': {
      const text = revealHidden(JSON.stringify(JSON.parse(approval.typedData), null, 2))
      return (
        <>
          <SignedEffectDetails effect={readEffect(approval)} />
          <Signed label="Data" text={text} address={approval.address} />
        </>
      )
    }
    case 'transaction':
      return <Transaction approval={approval} fee={fee} formatChain={formatChain} />
    case 'switch-chain':
      return (
        <DetailList
          details={[
            { term: 'From', value: formatChain(approval.from) },
            { term: 'To', value: formatChain(approval.to) },
          ]}
        />
      )
    case 'add-chain':
      return (
        <>
          <DetailList
            details={[
              { term: 'Network', value: revealHidden(approval.name) },
              { term: 'Chain id', value: String(approval.chainId) },
            ]}
          />
          <Text as="p" tone="muted">
            The keys of this wallet are known to everyone. It works on the local chains only, so that nothing of value
            can ever be lost with it.
          </Text>
        </>
      )
  }
}

type TransactionProps = Omit<ApprovalDetailsProps, 'approval' | 'chosen'> & {
  approval: Extract<Approval, { kind: 'transaction' }>
}

function Transaction({ approval, fee, formatChain }: TransactionProps) {
  const { transaction, chainId } = approval
  const call = describeCall(transaction)
  const details: Detail[] = [
    { term: 'From', value: transaction.from, isMono: true },
    ...(transaction.to ? [{ term: 'To', value: transaction.to, isMono: true }] : []),
    { term: 'Amount', value: formatEtherAmount(transaction.value) },
    ...listCallDetails(call),
    { term: 'Network', value: formatChain(chainId) },
    { term: 'Network fee', value: formatFee(fee) },
  ]
  return (
    <>
      <DetailList details={details} />
      {'data' in call ? <ScrollText label="Data" text={call.data} /> : null}
      {fee.status === 'failed' ? (
        <p className={styles.warning} data-accent="amber" role="status">
          {`This transaction would probably fail: ${fee.reason}`}
        </p>
      ) : null}
    </>
  )
}

function formatFee(fee: FeeEstimate): string {
  if (fee.status === 'loading') return 'Asking the network…'
  return fee.status === 'known' ? `At most ${formatEtherAmount(fee.fee, 9)}` : 'Not known'
}
