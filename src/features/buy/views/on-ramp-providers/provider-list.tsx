import { Badge } from '../../../../components/badge/badge.js'
import { List } from '../../../../components/list/list.js'
import { ListItem } from '../../../../components/list/list-item.js'
import { Skeleton } from '../../../../components/skeleton/skeleton.js'
import { Text } from '../../../../components/text/text.js'
import { WalletIcon } from '../../../../parts/icons/wallet-icon.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import type { BuyWords } from '../../messages/en.js'
import type { Seller } from '../../model/asset.js'
import { readFeeShare, type SellerQuote, USUAL_FEES } from '../../model/quote.js'
import { formatMoney, formatReceived, formatShare } from '../parts/format-money.js'

export type ProviderListProps = {
  labels: BuyWords
  locale: string
  sellers: readonly Seller[]
  /** In the order of `sellers`; null without a valid amount. */
  quotes: readonly SellerQuote[] | null
  /** The currency of the payment, ISO 4217. */
  currency: string
  /** The symbol of the asset to buy. */
  symbol: string
  /** The seller whose page opens. */
  starting: Seller | null
  /** Called during the press. */
  onSelect: (seller: Seller, at: number) => void
}

/** The providers, each with its payout and fee, or the reason why it has no offer. */
export function ProviderList(props: ProviderListProps) {
  const { labels, locale, sellers, quotes, symbol, starting } = props
  return (
    <List label={labels.providers}>
      {sellers.map((seller, at) => {
        const quote = quotes?.[at] ?? null
        const isStarting = starting?.id === seller.id && starting !== null
        const isReady = quote?.status === 'ready'
        const name = toPlainName(seller.name) || labels.unnamedProvider
        return (
          <ListItem
            key={seller.id}
            icon={<WalletIcon name={name} />}
            name={name}
            description={isStarting ? labels.openingPage : describeQuote(quote, props)}
            tag={isReady && quote.isBest ? <Badge accent="green">{labels.best}</Badge> : undefined}
            end={
              isReady && !isStarting ? (
                <Text size="2" weight="medium" tabular>
                  {labels.offer({ amount: formatReceived(quote.quote.receive, toPlainName(symbol), locale) })}
                </Text>
              ) : undefined
            }
            disabled={!isReady || (starting !== null && !isStarting)}
            loading={isStarting}
            onClick={() => props.onSelect(seller, at)}
          />
        )
      })}
    </List>
  )
}

/** The fee, or the reason why there is no offer. */
function describeQuote(quote: SellerQuote | null, { labels, locale, currency }: ProviderListProps) {
  if (quote === null) return labels.enterAmount
  if (quote.status === 'loading') return <Skeleton width={96} height={12} />
  if (quote.status === 'failed') {
    const { least, most } = USUAL_FEES
    const usual = { least: formatShare(least, locale), most: formatShare(most, locale) }
    return `${labels.problems[quote.problem]} ${labels.placeholder(usual)}`
  }
  const { fee } = quote.quote
  const share = readFeeShare(quote.quote)
  if (fee === null || share === null) return labels.feeUnknown
  return labels.offerFee({ fee: formatMoney(fee, currency, locale), percent: formatShare(share, locale) })
}
