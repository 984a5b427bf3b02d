import { Amount } from '../../../components/amount/amount.js'
import { Button } from '../../../components/button/button.js'
import { Icon } from '../../../components/icon/icon.js'
import { Skeleton } from '../../../components/skeleton/skeleton.js'
import { Text } from '../../../components/text/text.js'
import type { Messages } from '../../../core/messages/en.js'
import type { Balance } from '../../../core/model/chain-adapter.js'
import { TriangleAlert } from '../../../icons/triangle-alert.js'
import { notice, total as totalStyle, unknown } from './account-view.css.js'

/** Fraction digits of a balance, and of the zero shown when the balance is unavailable. */
const BALANCE_DIGITS = 3
const UNKNOWN_DIGITS = 2

/** The value of all tokens in USD where prices are known, else the balance of the native currency. */
export type AccountTotalState =
  | { status: 'loading' }
  /** `value` is in USD. */
  | { status: 'value'; value: number }
  | { status: 'balance'; balance: Balance }
  /** Without `onRetry` it cannot be read, because the app does not list the network. */
  | { status: 'unavailable'; symbol: string; isRetrying?: boolean; onRetry?: (() => void) | undefined }

export type AccountTotalProps = { words: Messages; label: string; total: AccountTotalState }

/** The one large sum of Account; a skeleton while it loads, a muted zero with a note when it is unavailable. */
export function AccountTotal({ words, label, total }: AccountTotalProps) {
  const { locale } = words
  const isLoading = total.status === 'loading'
  const name = total.status === 'value' ? label : words.account.balance
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
        <>
          <Amount
            variant="display"
            value="0"
            symbol={total.symbol}
            digits={UNKNOWN_DIGITS}
            fixed
            locale={locale}
            // Assistive technology would read a zero that is none.
            aria-hidden
            className={unknown}
          />
          <div className={notice}>
            <Text size="2" tone="muted" className={notice} role="status">
              <Icon as={TriangleAlert} size={16} />
              {words.account.balanceUnavailable}
            </Text>
            {total.onRetry ? (
              <Button size="1" variant="soft" accent="gray" loading={total.isRetrying} onClick={total.onRetry}>
                {words.common.tryAgain}
              </Button>
            ) : null}
          </div>
        </>
      ) : null}
    </div>
  )
}
