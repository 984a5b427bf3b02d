'use client'

import type { FormEvent } from 'react'
import { Button } from '../../../../components/button/button.js'
import type { TokenBalance } from '../../../../core/model/portfolio.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { FooterLine } from '../../../../parts/footer-line/footer-line.js'
import type { SendWords } from '../../../../parts/messages/send.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import type { SendWarning } from '../../model/find-warnings.js'
import type { SendStep } from '../../model/get-send-step.js'
import type { PaymentFee } from '../../react/use-payment.js'
import { SendFeeText } from '../parts/send-fee.js'
import { type SendProblem, SendProblemMessage } from '../parts/send-problem.js'
import { SendWarnings } from '../parts/send-warnings.js'
import { AmountField } from './amount-field.js'
import { ReceiverField, type SendReceiver } from './receiver-field.js'

export type WalletSendViewProps = {
  words: ShownMessages
  labels: SendWords
  token: TokenBalance | null
  /** The text of the amount field, in the token or in USD. */
  amount: string
  isFiat: boolean
  /** The amount in the other unit, a decimal text: USD for a token, the token for USD. Null if unknown. */
  counterpart: string | null
  /** The reason why the amount is not valid, if the button does not say all of it. */
  amountError?: string | undefined
  receiverText: string
  receiver: SendReceiver
  warnings: readonly SendWarning[]
  fee: PaymentFee
  /** The reason why the payment would fail. */
  problem: SendProblem | null
  isRetrying?: boolean | undefined
  step: SendStep
  /** Whether the name of the receiver is looked up once more. */
  isReviewing?: boolean | undefined
  onAmount: (text: string) => void
  /** Switches between the token and USD. Absent without a price. */
  onFlip?: (() => void) | undefined
  /** Absent while the maximum is unknown. */
  onMax?: (() => void) | undefined
  onToken: () => void
  onReceiver: (text: string) => void
  /** Absent where the browser does not let the page read the clipboard. */
  onPaste?: (() => void) | undefined
  /** Looks the name up again. */
  onRetryReceiver: () => void
  /** Simulates the payment again. Absent where that would change nothing. */
  onRetry?: (() => void) | undefined
  onReview: () => void
}

/** The form: an amount of a token and a receiver. The button names the one thing that is missing. */
export function WalletSendView(props: WalletSendViewProps) {
  const { words, labels, step, isReviewing = false } = props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (step === 'review' && !isReviewing) props.onReview()
    else if (step === 'select-token') props.onToken()
  }
  return (
    <form onSubmit={submit} noValidate>
      <ViewBody>
        <AmountField
          labels={labels}
          locale={words.locale}
          token={props.token}
          value={props.amount}
          isFiat={props.isFiat}
          counterpart={props.counterpart}
          error={props.amountError}
          onChange={props.onAmount}
          onFlip={props.onFlip}
          onMax={props.onMax}
          onToken={props.onToken}
        />
        <ReceiverField
          words={words}
          labels={labels}
          value={props.receiverText}
          receiver={props.receiver}
          onChange={props.onReceiver}
          onPaste={props.onPaste}
          onRetry={props.onRetryReceiver}
        />
        <SendWarnings labels={labels} warnings={props.warnings} />
        <SendProblemMessage
          words={words}
          labels={labels}
          problem={props.problem}
          isRetrying={props.isRetrying}
          onRetry={props.onRetry}
        />
        <Button
          type="submit"
          size="4"
          // The button stays focusable, so that a press announces what is missing.
          aria-disabled={(step !== 'review' && step !== 'select-token') || undefined}
          loading={step === 'checking-address' || isReviewing}
        >
          {labels[step]}
        </Button>
      </ViewBody>
      <FooterLine>
        <SendFeeText labels={labels} locale={words.locale} fee={props.fee} />
      </FooterLine>
    </form>
  )
}
