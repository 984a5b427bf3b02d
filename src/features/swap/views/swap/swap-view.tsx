'use client'

import type { FormEvent, ReactNode } from 'react'
import { Amount } from '../../../../components/amount/amount.js'
import { Button } from '../../../../components/button/button.js'
import { Card } from '../../../../components/card/card.js'
import { Flex } from '../../../../components/flex/flex.js'
import { Icon } from '../../../../components/icon/icon.js'
import { IconButton } from '../../../../components/icon-button/icon-button.js'
import { Text } from '../../../../components/text/text.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { ArrowDownUp } from '../../../../icons/arrow-down-up.js'
import { line } from '../../../../parts/amount-entry/amount-entry.css.js'
import { AmountEntry } from '../../../../parts/amount-entry/amount-entry.js'
import { TOKEN_DIGITS } from '../../../../parts/lists/token-row.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import type { SwapWords } from '../../messages/en.js'
import type { SwapPhase } from '../../model/form/read-swap-form.js'
import type { SwapToken } from '../../model/token.js'
import { formatTokenAmount, toPlainToken } from '../parts/format-token-amount.js'
import { ReceivedAmount } from './received-amount.js'
import { SideToken } from './side-token.js'
import { round } from './swap-view.css.js'

/** One side of a swap. */
export type SwapSide = {
  token: SwapToken | null
  /** The account's balance, in base units. Null while unknown. */
  balance: bigint | null
  /** The value of the amount, in USD as a decimal text. Null without a price. */
  value: string | null
}

export type SwapViewProps = {
  words: ShownMessages
  labels: SwapWords
  pay: SwapSide & { text: string }
  /** `amount`: in base units; null while there is no price. `isUpdating`: the price is read. */
  receive: SwapSide & { amount: bigint | null; isUpdating: boolean }
  /** The reason why the amount is not valid, if the button does not say all of it. */
  amountError?: string | undefined
  /** The note below the amount, about the amount that Max keeps. */
  note?: string | undefined
  phase: SwapPhase
  onAmount: (text: string) => void
  /** Absent while the maximum is unknown. */
  onMax?: (() => void) | undefined
  onFlip: () => void
  onPayToken: () => void
  onReceiveToken: () => void
  /** Reads the price again. */
  onRefresh: () => void
  onReview: () => void
  /** The details of the price, above the button. */
  children?: ReactNode
}

/** The form: an amount of one token for another. The button names the one thing that is missing. */
export function SwapView(props: SwapViewProps) {
  const { words, labels, pay, receive, phase } = props
  const { locale } = words
  const actions: Partial<Record<SwapPhase, () => void>> = {
    review: props.onReview,
    'price-old': props.onRefresh,
    'select-token': pay.token ? props.onReceiveToken : props.onPayToken,
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    actions[phase]?.()
  }
  return (
    <form onSubmit={submit} noValidate>
      <ViewBody>
        <Card>
          <AmountEntry
            label={labels.pay}
            maxLabel={labels.max}
            onMax={props.onMax}
            value={pay.text}
            onChange={props.onAmount}
            token={<SideToken labels={labels} side="pay" token={pay.token} onClick={props.onPayToken} />}
            error={props.amountError}
          >
            <SideLine labels={labels} locale={locale} side={pay} />
          </AmountEntry>
          <Flex justify="center" paddingBlock="2">
            <IconButton label={labels.flip} variant="surface" className={round} onClick={props.onFlip}>
              <Icon as={ArrowDownUp} size={16} />
            </IconButton>
          </Flex>
          <ReceivedAmount
            labels={labels}
            locale={locale}
            token={receive.token}
            amount={receive.amount}
            isUpdating={receive.isUpdating}
            onToken={props.onReceiveToken}
          />
          <SideLine labels={labels} locale={locale} side={receive} />
        </Card>
        {props.note === undefined ? null : (
          <Text as="p" size="2" tone="muted">
            {props.note}
          </Text>
        )}
        {props.children}
        <Button
          type="submit"
          size="4"
          // The button stays focusable, so that a press announces what is missing.
          aria-disabled={actions[phase] === undefined || undefined}
          loading={phase === 'reading-price'}
        >
          {labels.phases[phase]}
        </Button>
      </ViewBody>
    </form>
  )
}

type SideLineProps = { labels: SwapWords; locale: string; side: SwapSide }

/** The value of the amount, and the account's balance of the token. */
function SideLine({ labels, locale, side: { token, balance, value } }: SideLineProps) {
  if (!token) return null
  return (
    <div className={line}>
      <Text size="2" tone="muted">
        {value === null ? null : <Amount value={value} currency="USD" locale={locale} />}
      </Text>
      {balance === null ? null : (
        <Text size="2" tone="muted">
          {labels.balance({ amount: formatTokenAmount(balance, toPlainToken(token), locale, TOKEN_DIGITS) })}
        </Text>
      )}
    </div>
  )
}
