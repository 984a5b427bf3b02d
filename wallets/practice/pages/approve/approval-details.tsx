import { Text } from '../../../../src/components/index.js'
import { type CallDescription, describeCall } from '../../../requests/describe-call.js'
import { describePermit, type PermitDescription } from '../../../requests/describe-permit.js'
import { formatMessage, revealHidden } from '../../../requests/format-message.js'
import { type Approval, isNamespaceApproval } from '../../protocol/approval.js'
import { formatEtherAmount } from '../format-ether-amount.js'
import { type Detail, DetailList } from '../shell/detail-list.js'
import * as styles from '../shell/parts.css.js'
import { ScrollText } from '../shell/scroll-text.js'
import type { FeeEstimate } from './fee-estimate.js'
import { formatDeadline } from './format-deadline.js'
import { NamespaceDetails } from './namespace-details.js'
import { Signed } from './signed.js'

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
    case 'message': {
      const { format, text } = formatMessage(approval.message)
      const label = format === 'text' ? 'Message' : 'Message (bytes, not text)'
      return <Signed label={label} text={text} address={approval.address} />
    }
    case 'typed-data': {
      const text = revealHidden(JSON.stringify(JSON.parse(approval.typedData), null, 2))
      const permit = describePermit(JSON.parse(approval.typedData))
      return (
        <>
          {permit ? <Permit permit={permit} /> : null}
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

/** What the spender may take with this signature. */
function Permit({ permit: { spender, tokens, deadline } }: { permit: PermitDescription }) {
  const details: Detail[] = [
    { term: 'Action', value: tokens.length > 1 ? 'Permission to spend tokens' : 'Permission to spend a token' },
    { term: 'Spender', value: revealHidden(spender), isMono: true },
    ...tokens.flatMap(({ token, amount, isUnlimited }) => [
      { term: 'Token', value: revealHidden(token), isMono: true },
      { term: 'Token amount', value: isUnlimited ? 'Unlimited' : `${amount} base units` },
    ]),
    { term: 'Usable until', value: formatDeadline(deadline) },
  ]
  return (
    <>
      <p className={styles.warning} data-accent="amber">
        With this signature the spender can take the tokens without asking again. No transaction of yours is needed.
      </p>
      <DetailList details={details} />
    </>
  )
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

function listCallDetails(call: CallDescription): Detail[] {
  switch (call.type) {
    case 'transfer':
      return []
    case 'token-transfer':
      return [
        { term: 'Action', value: 'Transfer of a token' },
        ...(call.from ? [{ term: 'Token owner', value: call.from, isMono: true }] : []),
        { term: 'Token receiver', value: call.to, isMono: true },
        { term: 'Token amount', value: `${call.amount} base units` },
      ]
    case 'token-approval':
      return [
        { term: 'Action', value: `Permission to spend a token (${call.method})` },
        { term: 'Spender', value: call.spender, isMono: true },
        { term: 'Token amount', value: call.isUnlimited ? 'Unlimited' : `${call.amount} base units` },
      ]
    case 'collection-approval':
      return [
        {
          term: 'Action',
          value: call.isApproved ? 'Permission to take every NFT of a collection' : 'End of a permission',
        },
        { term: 'Operator', value: call.operator, isMono: true },
      ]
    case 'nft-transfer':
      return [
        { term: 'Action', value: 'Transfer of NFTs' },
        { term: 'NFT owner', value: call.from, isMono: true },
        { term: 'NFT receiver', value: call.to, isMono: true },
        { term: 'NFTs', value: call.items.map(({ id, amount }) => `${amount} of number ${id}`).join(', ') },
      ]
    case 'deposit':
      return [{ term: 'Action', value: 'Deposit' }]
    case 'withdrawal':
      return [
        { term: 'Action', value: 'Withdrawal' },
        { term: 'Amount to withdraw', value: `${call.amount} base units` },
      ]
    case 'multicall':
      return [{ term: 'Action', value: `${call.count} calls in one (${call.method}). What they do is not known.` }]
    case 'creation':
      return [{ term: 'Action', value: 'New contract' }]
    case 'call':
      return [{ term: 'Function', value: call.method ?? call.selector, isMono: true }]
  }
}

function formatFee(fee: FeeEstimate): string {
  if (fee.status === 'loading') return 'Asking the network…'
  return fee.status === 'known' ? `At most ${formatEtherAmount(fee.fee, 9)}` : 'Not known'
}
