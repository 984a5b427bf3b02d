import { DataList, DataListItem, Heading, Text } from '../../../../../src/components/index.js'
import type { Approval } from '../../../approval/approval.js'
import { part } from '../approve-place.css.js'
import type { Cost } from '../cost.js'
import { AccountItems } from './account-items.js'
import { CallItems } from './call-items.js'
import type { DetailContext } from './detail-context.js'
import { NativeAmount } from './token-amount.js'

type DetailsProps<Kind extends Approval['kind']> = {
  approval: Extract<Approval, { kind: Kind }>
  cost: Cost
  context: DetailContext
}

/** What one transaction does and costs. */
export function TransactionDetails({ approval, cost, context }: DetailsProps<'transaction'>) {
  const { call, request, account } = approval
  return (
    <DataList divided>
      <CallItems call={call} sent={request.transaction} context={context} />
      <Circumstances account={account} cost={cost} context={context} />
    </DataList>
  )
}

/** What each of several calls does, and what all cost. */
export function CallsDetails({ approval, cost, context }: DetailsProps<'calls'>) {
  const { calls, request, account } = approval
  const { words } = context
  return (
    <>
      <Text as="p" size="2" tone="muted">
        {request.isAtomic ? words.atomic : words.notAtomic}
      </Text>
      {calls.map((call, index) => {
        const sent = request.calls[index]
        const place = { position: index + 1, total: calls.length }
        return sent ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a call has no other identity.
          <section key={index} className={part}>
            <Heading as="h2" size="2">
              {words.call(place)}
            </Heading>
            <DataList divided>
              <CallItems call={call} sent={sent} context={context} />
            </DataList>
          </section>
        ) : null
      })}
      <DataList divided>
        <Circumstances account={account} cost={cost} context={context} />
      </DataList>
    </>
  )
}

function Circumstances({ account, cost, context }: { account: string; cost: Cost; context: DetailContext }) {
  const { words } = context
  return (
    <>
      <DataListItem label={words.network}>{context.networkName}</DataListItem>
      <DataListItem label={words.fee}>
        {'fee' in cost ? (
          <>
            {words.feeAtMost} <NativeAmount context={context} amount={cost.fee} />
          </>
        ) : cost.status === 'loading' ? (
          words.feeLoading
        ) : (
          words.feeUnknown
        )}
      </DataListItem>
      <AccountItems account={account} context={context} />
    </>
  )
}
