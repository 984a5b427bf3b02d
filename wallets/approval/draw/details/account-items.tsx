import { DataListItem } from '../../../../src/components/index.js'
import { revealHidden } from '../../../requests/format-message.js'
import type { Approval } from '../../describe/approval.js'
import { AddressItem } from './address-item.js'
import type { DetailContext } from './detail-context.js'

/** The most characters of a name that the page gives itself. */
const MAX_NAME = 60

/** The items that each request has in its last DataList: the signer, and the name that the site gives itself. */
export function AccountItems({
  approval: { account, accountType },
  context,
}: {
  approval: Pick<Approval, 'account' | 'accountType'>
  context: DetailContext
}) {
  const { words, siteName } = context
  return (
    <>
      <AddressItem label={accountType === 'smartAccount' ? words.smartAccount : words.account} value={account} />
      {siteName === '' ? null : (
        <DataListItem label={words.siteName}>{revealHidden(siteName.slice(0, MAX_NAME))}</DataListItem>
      )}
    </>
  )
}
