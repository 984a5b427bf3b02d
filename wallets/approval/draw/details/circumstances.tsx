import { DataListItem } from '../../../../src/components/index.js'
import type { Approval } from '../../describe/approval.js'
import type { Cost } from '../../describe/cost.js'
import { AccountItems } from './account-items.js'
import type { DetailContext } from './detail-context.js'

/** The items that each request to send has in its last DataList: the network and the sender. The summary has the fee. */
export function Circumstances({ approval, cost, context }: { approval: Approval; cost: Cost; context: DetailContext }) {
  const { words } = context
  return (
    <>
      <DataListItem label={words.network}>{context.networkName}</DataListItem>
      {'createsAccount' in cost && cost.createsAccount ? (
        <DataListItem label={words.newAccount}>{words.createsAccount}</DataListItem>
      ) : null}
      <AccountItems approval={approval} context={context} />
    </>
  )
}
