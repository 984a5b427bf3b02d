import { Amount } from '../../../../components/amount/amount.js'
import { Skeleton } from '../../../../components/skeleton/skeleton.js'
import type { SendWords } from '../../../../parts/messages/send.js'
import type { PaymentFee } from '../../react/use-payment.js'

/** Digits after the point in a fee. */
const FEE_DIGITS = 8

export type SendFeeProps = { labels: SendWords; locale: string; fee: PaymentFee }

/** The fee as a short sentence. */
export function SendFeeText({ labels, locale, fee }: SendFeeProps) {
  // With keys React replaces the whole element, not the text inside, which a translator may have changed.
  if (fee.status === 'unknown') return <span key="unknown">{labels.feeUnknown}</span>
  if (fee.status === 'ready' && fee.isSponsored) return <span key="sponsored">{labels.feeSponsored}</span>
  return (
    <span key="known">
      {labels.feeAbout} <SendFeeAmount labels={labels} locale={locale} fee={fee} />
    </span>
  )
}

/** The fee as an amount, with its value in USD. */
export function SendFeeAmount({ labels, locale, fee }: SendFeeProps) {
  if (fee.status === 'unknown') return <span>{labels.feeUnknown}</span>
  if (fee.status === 'ready' && fee.isSponsored) return <span>{labels.feeSponsored}</span>
  if (fee.status === 'loading')
    return <Skeleton width={72} height={14} style={{ display: 'inline-block', verticalAlign: 'middle' }} />
  const { value, symbol, decimals } = fee
  return (
    <>
      <Amount value={fee.fee} decimals={decimals} symbol={symbol} digits={FEE_DIGITS} locale={locale} />
      {value === undefined ? null : (
        <span>
          {' '}
          (<Amount value={value} currency="USD" locale={locale} />)
        </span>
      )}
    </>
  )
}
