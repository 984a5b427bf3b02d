import { Address, Callout, Card, DataList, DataListItem, Heading, Text } from '../../../../src/components/index.js'
import type { Approval } from '../../describe/approval.js'
import {
  type Movement,
  nameAsset,
  namePermit,
  type Permit,
  type StatedChanges,
} from '../../describe/changes/changes.js'
import { type Comparison, compareChanges } from '../../describe/changes/compare-changes.js'
import type { Simulation } from '../../describe/changes/read-simulation.js'
import { stateChanges } from '../../describe/changes/state-changes.js'
import type { Cost } from '../../describe/cost.js'
import { part } from '../parts.css.js'
import type { DetailContext } from './detail-context.js'
import { NativeAmount, TokenAmount } from './token-amount.js'

export type ChangeSummaryProps = {
  approval: Approval
  cost: Cost
  simulation: Simulation | null
  context: DetailContext
}

/** The changes of a whole request, its cost, and whether a simulation shows the same. */
export function ChangeSummary({ approval, cost, simulation, context }: ChangeSummaryProps) {
  const { words } = context
  const stated = stateChanges(approval)
  if (!stated) return null
  const changes = simulation?.status === 'done' ? simulation.changes : null
  const besides = changes && compareChanges(stated, changes)
  const names = words.changes
  return (
    <Card size="1" asChild>
      <section className={part} data-changes>
        <Heading as="h2" size="2">
          {names.heading}
        </Heading>
        {isEmpty(stated) && !besides?.leaves.length && !besides?.allows.length ? (
          <Text as="p" size="2">
            {names.nothing}
          </Text>
        ) : null}
        <DataList>
          <Movements label={names.leaves} movements={stated.leaves} context={context} />
          <Movements label={names.leavesBesides} movements={besides?.leaves ?? []} context={context} />
          <Movements label={names.arrives} movements={changes?.arrives ?? []} context={context} />
          <Permits label={names.allows} permits={stated.allows} context={context} />
          <Permits label={names.allowsBesides} permits={besides?.allows ?? []} context={context} />
          {stated.unknownCount > 0 ? (
            <DataListItem label={names.unknown}>{names.unknownCount({ count: stated.unknownCount })}</DataListItem>
          ) : null}
          <FeeItems cost={cost} context={context} />
        </DataList>
        {cost.status === 'failed' || !simulation ? null : (
          <Outcome
            outcome={besides?.verdict ?? (simulation.status === 'failed' ? 'fails' : 'unavailable')}
            words={words}
          />
        )}
      </section>
    </Card>
  )
}

function isEmpty({ leaves, allows, unknownCount }: StatedChanges): boolean {
  return leaves.length === 0 && allows.length === 0 && unknownCount === 0
}

type Outcome = Comparison['verdict'] | 'fails' | 'unavailable'

/** The result of the simulation, in one line. */
function Outcome({ outcome, words }: { outcome: Outcome; words: DetailContext['words'] }) {
  const text = words.changes[outcome]
  if (outcome === 'different' || outcome === 'fails') return <Callout tone="warning">{text}</Callout>
  return (
    <Text as="p" size="2" tone="muted">
      {text}
    </Text>
  )
}

function Movements({
  label,
  movements,
  context,
}: {
  label: string
  movements: readonly Movement[]
  context: DetailContext
}) {
  return movements.map((movement) => (
    <DataListItem key={nameAsset(movement.asset)} label={label}>
      <MovedAmount movement={movement} context={context} />
    </DataListItem>
  ))
}

function MovedAmount({ movement: { asset, amount }, context }: { movement: Movement; context: DetailContext }) {
  const { words } = context
  switch (asset.kind) {
    case 'native':
      return <NativeAmount context={context} amount={amount} />
    case 'token':
      return (
        <>
          <TokenAmount context={context} token={asset.token} amount={amount} decimals={asset.decimals} />{' '}
          <Address value={asset.token} mono />
        </>
      )
    case 'nft':
      return (
        <>
          <span>{words.nft({ id: String(asset.id), amount: amount.toLocaleString(words.locale) })}</span>{' '}
          <Address value={asset.collection} mono />
        </>
      )
  }
}

function Permits({ label, permits, context }: { label: string; permits: readonly Permit[]; context: DetailContext }) {
  const { words } = context
  return permits.map((permit) => (
    <DataListItem key={namePermit(permit)} label={label}>
      {permit.kind === 'collection' ? (
        <span>{words.changes.everyNft}</span>
      ) : permit.kind === 'nft' ? (
        <span>{words.nft({ id: String(permit.id), amount: 1n.toLocaleString(words.locale) })}</span>
      ) : permit.amount === null ? (
        <span>{words.unlimited}</span>
      ) : (
        <TokenAmount context={context} token={permit.token} amount={permit.amount} />
      )}{' '}
      <Address value={permit.kind === 'token' ? permit.token : permit.collection} mono />
      <div>
        <span>{words.spender}</span> <Address value={permit.spender} mono />
      </div>
    </DataListItem>
  ))
}

/** The maximum fee of the network, and its payer. */
function FeeItems({ cost, context }: { cost: Cost; context: DetailContext }) {
  const { words } = context
  const isSponsored = 'isSponsored' in cost && cost.isSponsored
  return (
    <>
      <DataListItem label={words.fee}>
        {isSponsored ? (
          words.feeSponsored
        ) : 'fee' in cost ? (
          <>
            <span>{words.feeAtMost}</span> <NativeAmount context={context} amount={cost.fee} />
          </>
        ) : cost.status === 'loading' ? (
          words.feeLoading
        ) : (
          words.feeUnknown
        )}
      </DataListItem>
      {'fee' in cost && !isSponsored ? (
        <DataListItem label={words.changes.paidBy}>
          {'payer' in cost && cost.payer ? <Address value={cost.payer} format="full" mono /> : words.changes.you}
        </DataListItem>
      ) : null}
    </>
  )
}
