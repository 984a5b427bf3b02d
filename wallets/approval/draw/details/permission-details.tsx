import { Fragment } from 'react'
import { Code, DataList, DataListItem } from '../../../../src/components/index.js'
import type { Allowance, DelegationLimits, Period } from '../../../../src/embedded/smart-account/delegation.js'
import { isUnlimitedAmount } from '../../../requests/unlimited-amount.js'
import type { Approval } from '../../describe/approval.js'
import type { Cost } from '../../describe/cost.js'
import { AccountItems } from './account-items.js'
import { AddressItem } from './address-item.js'
import { Circumstances } from './circumstances.js'
import type { DetailContext } from './detail-context.js'
import { formatDeadline } from './format-deadline.js'
import { NativeAmount, TokenAmount } from './token-amount.js'

/** The permission of another account to act for this one, and its deadline. */
export function PermissionDetails({
  approval,
  context,
}: {
  approval: Extract<Approval, { kind: 'permission' }>
  context: DetailContext
}) {
  const { words } = context
  const { delegate, limits } = approval.request.permission
  return (
    <DataList divided>
      <AddressItem label={words.delegate} value={delegate} />
      <Limits limits={limits} context={context} />
      <DataListItem label={words.network}>{context.networkName}</DataListItem>
      <AccountItems approval={approval} context={context} />
    </DataList>
  )
}

/** The permissions that end: their holders, what they allowed, and the cost of ending them. */
export function RevocationDetails({
  approval,
  cost,
  context,
}: {
  approval: Extract<Approval, { kind: 'revocation' }>
  cost: Cost
  context: DetailContext
}) {
  const { words } = context
  return (
    <DataList divided>
      {approval.request.delegations.map(({ delegate, salt }, index) => (
        <Fragment key={String(salt)}>
          {approval.sites ? <DataListItem label={words.grantedTo}>{approval.sites[index]}</DataListItem> : null}
          <AddressItem label={words.delegate} value={delegate} />
          <LimitsOf limits={approval.limits[index] ?? null} context={context} />
        </Fragment>
      ))}
      <Circumstances approval={approval} cost={cost} context={context} />
    </DataList>
  )
}

function LimitsOf({ limits, context }: { limits: DelegationLimits | null; context: DetailContext }) {
  return limits ? <Limits limits={limits} context={context} /> : null
}

function Limits({
  limits: { allowance, expiry, uses },
  context,
}: {
  limits: DelegationLimits
  context: DetailContext
}) {
  const { words } = context
  return (
    <>
      <AllowanceItems allowance={allowance} context={context} />
      {uses === undefined ? null : <DataListItem label={words.uses}>{words.timesCount({ count: uses })}</DataListItem>}
      <DataListItem label={words.deadline}>{formatDeadline(BigInt(expiry), words)}</DataListItem>
    </>
  )
}

function AllowanceItems({ allowance, context }: { allowance: Allowance; context: DetailContext }) {
  const { words } = context
  switch (allowance.kind) {
    case 'native':
      return (
        <>
          <DataListItem label={words.action}>{words.actions.transfer}</DataListItem>
          <DataListItem label={allowance.period ? words.amountInPeriod : words.amountInAll}>
            <NativeAmount context={context} amount={allowance.amount} />
          </DataListItem>
          <PeriodItems period={allowance.period} context={context} />
        </>
      )
    case 'erc20':
      return (
        <>
          <DataListItem label={words.action}>{words.actions['token-transfer']}</DataListItem>
          <AddressItem label={words.token} value={allowance.token} />
          <DataListItem label={allowance.period ? words.amountInPeriod : words.amountInAll}>
            {isUnlimitedAmount(allowance.amount) ? (
              words.unlimited
            ) : (
              <TokenAmount context={context} token={allowance.token} amount={allowance.amount} />
            )}
          </DataListItem>
          <PeriodItems period={allowance.period} context={context} />
        </>
      )
    case 'calls':
      return (
        <>
          <DataListItem label={words.action}>{words.actions.call}</DataListItem>
          {allowance.targets.map((target) => (
            <AddressItem key={target} label={words.contract} value={target} />
          ))}
          <DataListItem label={words.methods}>
            {allowance.methods.map((method) => (
              <div key={method}>
                <Code variant="ghost">{method}</Code>
              </div>
            ))}
          </DataListItem>
        </>
      )
  }
}

function PeriodItems({ period, context: { words } }: { period: Period | undefined; context: DetailContext }) {
  if (!period) return null
  const { seconds, start } = period
  const [unit, length] = units.find(([, one]) => seconds % one === 0) ?? ['second', 1]
  const style = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 } as const
  return (
    <>
      <DataListItem label={words.period}>
        {new Intl.NumberFormat(words.locale, style).format(seconds / length)}
      </DataListItem>
      <DataListItem label={words.periodStart}>{formatDeadline(BigInt(start), words)}</DataListItem>
    </>
  )
}

/** The units in which the length of a period is written, in seconds. */
const units = [
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const
