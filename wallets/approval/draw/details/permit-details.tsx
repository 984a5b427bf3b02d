import { Fragment } from 'react'
import { DataList, DataListItem } from '../../../../src/components/index.js'
import type { PermitEffect } from '../../../requests/typed-data/signed-effect.js'
import { AddressItem } from './address-item.js'
import type { DetailContext } from './detail-context.js'
import { formatDeadline } from './format-deadline.js'
import { TokenAmount } from './token-amount.js'

/** The spenders of the signature, and the tokens that they may take. */
export function PermitDetails({ permit, context }: { permit: PermitEffect; context: DetailContext }) {
  const { words } = context
  return (
    <DataList divided>
      <DataListItem label={words.action}>{words.actions.permit}</DataListItem>
      <AddressItem label={words.spender} value={permit.spender} />
      {permit.tokens.map(({ token, amount, isUnlimited }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a permit may name a token twice.
        <Fragment key={index}>
          <AddressItem label={words.token} value={token} />
          <DataListItem label={words.amount}>
            {isUnlimited ? words.unlimited : <TokenAmount context={context} token={token} amount={amount} />}
          </DataListItem>
        </Fragment>
      ))}
      <DataListItem label={words.deadline}>{formatDeadline(permit.deadline, words)}</DataListItem>
    </DataList>
  )
}
