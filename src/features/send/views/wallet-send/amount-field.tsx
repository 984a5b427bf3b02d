import { Amount } from '../../../../components/amount/amount.js'
import { Button } from '../../../../components/button/button.js'
import { Icon } from '../../../../components/icon/icon.js'
import { Text } from '../../../../components/text/text.js'
import { VisuallyHidden } from '../../../../components/visually-hidden/visually-hidden.js'
import type { TokenBalance } from '../../../../core/model/portfolio.js'
import { ChevronsUpDown } from '../../../../icons/chevrons-up-down.js'
import { line } from '../../../../parts/amount-entry/amount-entry.css.js'
import { AmountEntry } from '../../../../parts/amount-entry/amount-entry.js'
import { TokenButton } from '../../../../parts/amount-entry/token-button.js'
import { TOKEN_DIGITS } from '../../../../parts/lists/token-row.js'
import type { SendWords } from '../../../../parts/messages/send.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'

type AmountFieldProps = {
  labels: SendWords
  locale: string
  token: TokenBalance | null
  value: string
  isFiat: boolean
  counterpart: string | null
  error: string | undefined
  onChange: (text: string) => void
  onFlip: (() => void) | undefined
  onMax: (() => void) | undefined
  onToken: () => void
}

/** The amount in the token or in USD, with the balance and the other value below it. */
export function AmountField(props: AmountFieldProps) {
  const { labels, locale, token, isFiat, counterpart, onFlip } = props
  const symbol = token ? toPlainName(token.symbol) : ''
  return (
    <AmountEntry
      label={labels.amount}
      maxLabel={labels.max}
      onMax={props.onMax}
      value={props.value}
      onChange={props.onChange}
      start={isFiat ? '$' : undefined}
      token={
        <TokenButton
          label={labels.token}
          token={token}
          empty={<span>{labels['select-token']}</span>}
          onClick={props.onToken}
        />
      }
      error={props.error}
    >
      {token ? (
        <div className={line}>
          {onFlip ? (
            <Button size="1" variant="ghost" accent="gray" onClick={onFlip}>
              {isFiat ? (
                <Amount value={counterpart ?? '0'} symbol={symbol} digits={TOKEN_DIGITS} locale={locale} />
              ) : (
                <Amount value={counterpart ?? '0'} currency="USD" locale={locale} />
              )}
              <VisuallyHidden>{isFiat ? labels.inToken({ token: symbol }) : labels.inFiat}</VisuallyHidden>
              <Icon as={ChevronsUpDown} size={14} />
            </Button>
          ) : (
            <span />
          )}
          <Text size="2" tone="muted">
            <Amount
              value={token.amount}
              decimals={token.decimals}
              symbol={token.symbol}
              digits={TOKEN_DIGITS}
              locale={locale}
            />{' '}
            <span>{labels.available}</span>
          </Text>
        </div>
      ) : null}
    </AmountEntry>
  )
}
