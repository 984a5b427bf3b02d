import { DataListItem } from '../../../../../src/components/index.js'
import type { Approval } from '../../../approval/approval.js'
import type { Cost } from '../cost.js'
import { AccountItems } from './account-items.js'
import type { DetailContext } from './detail-context.js'
import { NativeAmount } from './token-amount.js'

/** The items that each request to send has in its last DataList: the network, the fee, and who sends it. */
export function Circumstances({ approval, cost, context }: { approval: Approval; cost: Cost; context: DetailContext }) {
  const { words } = context
  return (
    <>
      <DataListItem label={words.network}>{context.networkName}</DataListItem>
      <DataListItem label={words.fee}>
        {'isSponsored' in cost && cost.isSponsored ? (
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
      {'createsAccount' in cost && cost.createsAccount ? (
        <DataListItem label={words.newAccount}>{words.createsAccount}</DataListItem>
      ) : null}
      <AccountItems approval={approval} context={context} />
    </>
  )
}
