import { DataListItem } from '../../../../src/components/index.js'
import type { Asset } from '../../../requests/typed-data/signed-effect.js'
import { AddressItem } from './address-item.js'
import type { DetailContext } from './detail-context.js'
import { NativeAmount, TokenAmount } from './token-amount.js'

/** The amount of an asset that moves, and its contract. */
export function AssetItems({ label, asset, context }: { label: string; asset: Asset; context: DetailContext }) {
  const { words } = context
  switch (asset.type) {
    case 'native':
      return (
        <DataListItem label={label}>
          <NativeAmount context={context} amount={asset.amount} />
        </DataListItem>
      )
    case 'token':
      return (
        <>
          <DataListItem label={label}>
            <TokenAmount context={context} token={asset.token} amount={asset.amount} />
          </DataListItem>
          <AddressItem label={words.token} value={asset.token} />
        </>
      )
    case 'nft': {
      const amount = asset.amount.toLocaleString(words.locale)
      return (
        <>
          <DataListItem label={label}>
            {asset.id === null ? words.anyNft({ amount }) : words.nft({ id: String(asset.id), amount })}
          </DataListItem>
          <AddressItem label={words.collection} value={asset.collection} />
        </>
      )
    }
  }
}

/** The incoming assets of the signer, or of another account, which is named then. */
export function PayoutItems({
  payout: { asset, to },
  account,
  context,
}: {
  payout: { asset: Asset; to: string }
  account: string
  context: DetailContext
}) {
  const { words } = context
  const isOwn = to === account
  return (
    <>
      <AssetItems label={isOwn ? words.gets : words.othersGet} asset={asset} context={context} />
      {isOwn ? null : <AddressItem label={words.receiver} value={to} />}
    </>
  )
}
