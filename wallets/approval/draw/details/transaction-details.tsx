import { Code, DataList, Heading, Text } from '../../../../src/components/index.js'
import type { CallDescription } from '../../../requests/describe-call.js'
import type { Approval, BatchCall } from '../../describe/approval.js'
import type { Cost } from '../../describe/cost.js'
import { part } from '../parts.css.js'
import { CallItems } from './call-items.js'
import { Circumstances } from './circumstances.js'
import type { DetailContext } from './detail-context.js'

type DetailsProps<Kind extends Approval['kind']> = {
  approval: Extract<Approval, { kind: Kind }>
  cost: Cost
  context: DetailContext
}

/** The effect and the cost of one transaction. */
export function TransactionDetails({ approval, cost, context }: DetailsProps<'transaction'>) {
  const { call, request } = approval
  return (
    <DataList divided>
      <CallItems call={call} sent={request.transaction} context={context} />
      <Circumstances approval={approval} cost={cost} context={context} />
    </DataList>
  )
}

/** The effect of each of several calls, and their total cost. */
export function CallsDetails({ approval, cost, context }: DetailsProps<'calls'>) {
  const { words } = context
  return (
    <>
      <Text as="p" size="2" tone="muted">
        {approval.request.isAtomic ? words.atomic : words.notAtomic}
      </Text>
      <CallSections calls={approval.calls} sent={approval.request.calls} context={context} />
      <DataList divided>
        <Circumstances approval={approval} cost={cost} context={context} />
      </DataList>
    </>
  )
}

/** The effect of a user operation of the site, or its bytes, and its cost. */
export function OperationDetails({ approval, cost, context }: DetailsProps<'operation'>) {
  const { words } = context
  const { calls, request } = approval
  return (
    <>
      {calls && request.calls ? (
        <>
          <Text as="p" size="2" tone="muted">
            {words.atomic}
          </Text>
          <CallSections calls={calls} sent={request.calls} context={context} />
        </>
      ) : (
        <div className={part}>
          <Text size="2" tone="muted">
            {words.bytes}
          </Text>
          <Text as="div" size="3">
            <Code block>{request.callData}</Code>
          </Text>
        </div>
      )}
      <DataList divided>
        <Circumstances approval={approval} cost={cost} context={context} />
      </DataList>
    </>
  )
}

type CallSectionsProps = {
  calls: readonly CallDescription[]
  sent: readonly BatchCall[]
  context: DetailContext
}

function CallSections({ calls, sent: allSent, context }: CallSectionsProps) {
  const { words } = context
  return (
    <>
      {calls.map((call, index) => {
        const sent = allSent[index]
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
    </>
  )
}
