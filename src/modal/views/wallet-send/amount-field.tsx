import { useId } from 'react'
import { Amount } from '../../../components/amount/amount.js'
import { Button } from '../../../components/button/button.js'
import { Icon } from '../../../components/icon/icon.js'
import { Text } from '../../../components/text/text.js'
import { TextField } from '../../../components/text-field/text-field.js'
import { TokenIcon } from '../../../components/token-icon/token-icon.js'
import { VisuallyHidden } from '../../../components/visually-hidden/visually-hidden.js'
import type { SendWords } from '../../../core/messages/views/en-send.js'
import type { TokenBalance } from '../../../core/model/portfolio.js'
import { ChevronDown } from '../../../icons/chevron-down.js'
import { ChevronsUpDown } from '../../../icons/chevrons-up-down.js'
import { toPlainName } from '../../parts/names/to-plain-name.js'
import { TOKEN_DIGITS } from '../../parts/portfolio/token-row.js'
import { amountField, group, line, symbol as symbolStyle } from './wallet-send-view.css.js'

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
  const { labels, locale, token, isFiat, counterpart, error, onFlip, onMax } = props
  const [id, errorId] = [useId(), useId()]
  const symbol = token ? toPlainName(token.symbol) : ''
  return (
    <div className={group}>
      <div className={line}>
        <Text as="label" htmlFor={id} size="2" tone="muted">
          {labels.amount}
        </Text>
        {onMax ? (
          <Button size="1" variant="ghost" onClick={onMax}>
            {labels.max}
          </Button>
        ) : null}
      </div>
      <TextField
        id={id}
        className={amountField}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0"
        dir="ltr"
        value={props.value}
        invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        onChange={(event) => props.onChange(event.target.value)}
        start={isFiat ? '$' : undefined}
        end={
          <Button size="2" variant="soft" accent="gray" onClick={props.onToken}>
            {token ? (
              <>
                <VisuallyHidden>{labels.token}</VisuallyHidden>
                <TokenIcon size="1" symbol={symbol} src={token.iconUrl} seed={token.address ?? symbol} />
                <bdi className={symbolStyle} title={symbol}>
                  {symbol}
                </bdi>
              </>
            ) : (
              <span>{labels['select-token']}</span>
            )}
            <Icon as={ChevronDown} size={16} />
          </Button>
        }
      />
      {error === undefined ? null : (
        <Text id={errorId} size="2" accent="red" role="status">
          {error}
        </Text>
      )}
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
    </div>
  )
}
