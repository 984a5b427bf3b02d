import { Button } from '../../../../components/button/button.js'
import { Callout } from '../../../../components/callout/callout.js'
import type { LintelError } from '../../../../core/errors/lintel-error.js'
import { ContractRevertedError, UNKNOWN_REASON } from '../../../../core/errors/transaction-errors.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import type { SendWords } from '../../../../parts/messages/send.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'

/** The reason why a payment would fail, or was not sent. */
export type SendProblem =
  | { kind: 'reverts'; reason: string }
  /** `symbol`: that of the fee's currency. */
  | { kind: 'noGas'; symbol: string }
  | { kind: 'declined' }
  | { kind: 'failed'; title: string; text: string }

type Context = { words: ShownMessages; symbol: string; wallet: string }

/** Converts the error of a payment to the problem that the visitor reads. */
export function toSendProblem(error: LintelError | null, { words, symbol, wallet }: Context): SendProblem | null {
  if (error === null) return null
  const { title, text } = words.errors[error.code]
  switch (error.code) {
    case 'contract-reverted':
      return { kind: 'reverts', reason: readReason(error) ?? text({ wallet }) }
    case 'insufficient-funds':
      return { kind: 'noGas', symbol }
    case 'request-rejected':
      return { kind: 'declined' }
    default:
      return { kind: 'failed', title, text: text({ wallet }) }
  }
}

/** Null if the contract gave no reason. */
function readReason(error: LintelError): string | null {
  const reason = error instanceof ContractRevertedError ? error.reason : ''
  return reason === '' || reason === UNKNOWN_REASON ? null : reason
}

export type SendProblemMessageProps = {
  words: ShownMessages
  labels: SendWords
  problem: SendProblem | null
  /** Repeats the request. Absent where that would change nothing. */
  onRetry?: (() => void) | undefined
  isRetrying?: boolean | undefined
}

/** The problem, with Try again if that may help. Announced at once. */
export function SendProblemMessage({ words, labels, problem, onRetry, isRetrying }: SendProblemMessageProps) {
  switch (problem?.kind) {
    case undefined:
      return null
    case 'reverts':
      return (
        <Callout size="1" tone="danger" heading={labels.reverts}>
          {toPlainName(problem.reason)}
        </Callout>
      )
    case 'noGas':
      return (
        <Callout size="1" tone="danger">
          {labels.noGas({ symbol: toPlainName(problem.symbol) })}
        </Callout>
      )
    case 'declined':
      return (
        <Callout size="1" tone="warning">
          {labels.declined}
        </Callout>
      )
    case 'failed':
      return (
        <Callout
          size="1"
          tone="danger"
          heading={problem.title}
          action={
            onRetry ? (
              <Button size="1" variant="soft" accent="gray" loading={isRetrying} onClick={onRetry}>
                {words.common.tryAgain}
              </Button>
            ) : undefined
          }
        >
          {problem.text}
        </Callout>
      )
  }
}
