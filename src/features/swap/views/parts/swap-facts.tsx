import { Amount } from '../../../../components/amount/amount.js'
import { DataListItem } from '../../../../components/data-list/data-list.js'
import { Skeleton } from '../../../../components/skeleton/skeleton.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import type { SwapWords } from '../../messages/en.js'
import type { SwapToken } from '../../model/token.js'
import { formatPercent } from './format-percent.js'

/** An amount of a token, in base units. */
export type TokenAmount = { amount: bigint; token: Pick<SwapToken, 'symbol' | 'decimals'> }

export type SwapFactsProps = {
  labels: SwapWords
  locale: string
  /** As a fraction; null is unknown. Absent where the price does not depend on the amount. */
  impact?: number | null | undefined
  /** The least that is received. Absent where a swap is always 1:1. */
  minimum?: TokenAmount | undefined
  /** In the native currency. `value`: in USD, as a decimal text. */
  fee: (TokenAmount & { value: string | null }) | 'loading' | 'unknown'
  /** The fees of providers. */
  fees: readonly (TokenAmount & { name: string })[]
  /** The symbols of the tokens of the route. */
  route: readonly string[]
  provider: string | null
  /** The lost part of the value in USD, as a fraction. Null while a price is unknown. */
  loss?: number | null | undefined
}

/** Digits after the point in a fee. */
const FEE_DIGITS = 8

/** The facts about a swap, as items of a DataList. */
export function SwapFacts({ labels, locale, impact, minimum, fee, fees, route, provider, loss }: SwapFactsProps) {
  return (
    <>
      {minimum === undefined ? null : (
        <DataListItem label={labels.minimum}>
          <ExactAmount locale={locale} {...minimum} />
        </DataListItem>
      )}
      {impact === undefined ? null : (
        <DataListItem label={labels.impact}>
          {impact === null ? labels.impactUnknown : formatPercent(impact, locale)}
        </DataListItem>
      )}
      {loss && loss > 0 ? <DataListItem label={labels.valueLost}>{formatPercent(loss, locale)}</DataListItem> : null}
      <DataListItem label={labels.fee}>
        {fee === 'loading' ? (
          <Skeleton width={72} height={14} />
        ) : fee === 'unknown' ? (
          labels.feeUnknown
        ) : (
          <>
            <ExactAmount locale={locale} digits={FEE_DIGITS} {...fee} />
            {fee.value === null ? null : (
              <span>
                {' '}
                (<Amount value={fee.value} currency="USD" locale={locale} />)
              </span>
            )}
          </>
        )}
      </DataListItem>
      {fees.map(({ name, ...taken }) => (
        <DataListItem key={name} label={labels.providerFee({ name: toPlainName(name) })}>
          <ExactAmount locale={locale} digits={FEE_DIGITS} {...taken} />
        </DataListItem>
      ))}
      {route.length > 0 ? (
        <DataListItem label={labels.route}>
          {route.map((symbol, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a route may go through a token twice.
            <span key={at}>
              {at === 0 ? '' : ' › '}
              <bdi>{toPlainName(symbol)}</bdi>
            </span>
          ))}
        </DataListItem>
      ) : null}
      {provider === null ? null : (
        <DataListItem label={labels.provider}>
          <bdi>{toPlainName(provider)}</bdi>
        </DataListItem>
      )}
    </>
  )
}

type ExactAmountProps = TokenAmount & { locale: string; digits?: number | undefined }

function ExactAmount({ amount, token: { symbol, decimals }, locale, digits = decimals }: ExactAmountProps) {
  return <Amount value={amount} decimals={decimals} symbol={symbol} digits={digits} locale={locale} />
}
