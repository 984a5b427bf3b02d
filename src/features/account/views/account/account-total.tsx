import { Amount } from '../../../../components/amount/amount.js'
import { Button } from '../../../../components/button/button.js'
import { Icon } from '../../../../components/icon/icon.js'
import { Skeleton } from '../../../../components/skeleton/skeleton.js'
import { Text } from '../../../../components/text/text.js'
import type { Balance } from '../../../../core/model/chain-adapter.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { TriangleAlert } from '../../../../icons/triangle-alert.js'
import type { PortfolioWords } from '../../../../parts/messages/portfolio.js'
import { notice, total as totalStyle, unknown } from './account-view.css.js'

/** Fraction digits of a balance, and of the zero shown when the balance is unavailable. */
const BALANCE_DIGITS = 3
const UNKNOWN_DIGITS = 2

type Retry = { isRetrying?: boolean; onRetry?: (() => void) | undefined }

/** The value of all tokens in USD where prices are known, else the balance of the native currency. */
export type AccountTotalState =
  | { status: 'loading' }
  /** `value` is in USD. `outdated`: the last read failed. */
  | { status: 'value'; value: number; outdated?: Retry }
  | { status: 'balance'; balance: Balance; outdated?: Retry }
  /** Without `onRetry` the balance cannot be read, because the app does not list the network. */
  | ({ status: 'unavailable'; symbol: string } & Retry)

export type AccountTotalProps = { words: ShownMessages; labels: PortfolioWords; total: AccountTotalState }

/**
 * The one large sum of Account: a skeleton while it loads, a muted zero when it is unavailable. Below it a note with Try
 * again says that it is unavailable, or may be outdated.
 */
export function AccountTotal({ words, labels, total }: AccountTotalProps) {
  const { locale } = words
  const isLoading = total.status === 'loading'
  const retry: Retry | undefined =
    total.status === 'unavailable' ? total : 'outdated' in total ? total.outdated : undefined
  const name = total.status === 'value' ? labels.total : words.account.balance
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div role="group" aria-label={name} aria-busy={isLoading} className={totalStyle}>
      {isLoading ? <Skeleton width={164} height={40} /> : null}
      {total.status === 'value' ? (
        <Amount variant="display" notation="full" value={total.value} currency="USD" locale={locale} />
      ) : null}
      {total.status === 'balance' ? (
        <Amount variant="display" notation="full" {...total.balance} digits={BALANCE_DIGITS} fixed locale={locale} />
      ) : null}
      {total.status === 'unavailable' ? (
        <Amount
          variant="display"
          value="0"
          symbol={total.symbol}
          digits={UNKNOWN_DIGITS}
          fixed
          locale={locale}
          // Assistive technology would read the placeholder as a zero balance.
          aria-hidden
          className={unknown}
        />
      ) : null}
      {retry ? (
        <div className={notice}>
          <Text size="2" tone="muted" className={notice} role="status">
            <Icon as={TriangleAlert} size={16} />
            <span>{retry === total ? words.account.balanceUnavailable : labels.refreshFailed}</span>
          </Text>
          {retry.onRetry ? (
            <Button size="1" variant="soft" accent="gray" loading={retry.isRetrying} onClick={retry.onRetry}>
              {words.common.tryAgain}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
