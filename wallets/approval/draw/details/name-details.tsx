import { DataList, DataListItem } from '../../../../src/components/index.js'
import type { Approval } from '../../describe/approval.js'
import { AccountItems } from './account-items.js'
import type { DetailContext } from './detail-context.js'

/** The name to register, the signer, and the time. */
export function NameDetails({
  approval,
  context,
}: {
  approval: Extract<Approval, { kind: 'name' }>
  context: DetailContext
}) {
  const { words, networkName } = context
  return (
    <DataList divided>
      <DataListItem label={words.name}>
        <bdi dir="ltr">{approval.name}</bdi>
      </DataListItem>
      <AccountItems approval={approval} context={context} />
      <DataListItem label={words.network}>{networkName}</DataListItem>
      <DataListItem label={words.time}>{words.timeNow}</DataListItem>
    </DataList>
  )
}
