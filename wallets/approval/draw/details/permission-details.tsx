import { Code, DataList, DataListItem } from '../../../../src/components/index.js'
import type { Allowance, DelegationLimits } from '../../../../src/embedded/smart-account/delegation.js'
import { isUnlimitedAmount } from '../../../requests/unlimited-amount.js'
import type { Approval } from '../../describe/approval.js'
import type { Cost } from '../../describe/cost.js'
import { AccountItems } from './account-items.js'
import { AddressItem } from './address-item.js'
import { Circumstances } from './circumstances.js'
import type { DetailContext } from './detail-context.js'
import { formatDeadline } from './format-deadline.js'
import { NativeAmount, TokenAmount } from './token-amount.js'

/** What another account may do for this one, and until when. */
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

/** Whose permission ends, what it allowed, and what ending it costs. */
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
      <AddressItem label={words.delegate} value={approval.request.delegation.delegate} />
      {approval.limits ? <Limits limits={approval.limits} context={context} /> : null}
      <Circumstances approval={approval} cost={cost} context={context} />
    </DataList>
  )
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
          <DataListItem label={words.amountInAll}>
            <NativeAmount context={context} amount={allowance.amount} />
          </DataListItem>
        </>
      )
    case 'erc20':
      return (
        <>
          <DataListItem label={words.action}>{words.actions['token-transfer']}</DataListItem>
          <AddressItem label={words.token} value={allowance.token} />
          <DataListItem label={words.amountInAll}>
            {isUnlimitedAmount(allowance.amount) ? (
              words.unlimited
            ) : (
              <TokenAmount context={context} token={allowance.token} amount={allowance.amount} />
            )}
          </DataListItem>
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
