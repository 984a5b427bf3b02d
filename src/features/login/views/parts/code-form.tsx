'use client'

import { useId, useRef, useState } from 'react'
import { Button } from '../../../../components/button/button.js'
import { OneTimePasswordField } from '../../../../components/one-time-password-field/one-time-password-field.js'
import { Spinner } from '../../../../components/spinner/spinner.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { Mail } from '../../../../icons/mail.js'
import { describeLoginProblem, endsLogin, type LoginProblem } from '../../../../parts/embedded/login-problem.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import type { LoginWords } from '../../../../parts/messages/login.js'
import { formatTime } from '../../../../parts/state/format-time.js'
import { CenteredMessage } from '../../../../parts/view-body/centered-message.js'
import { entry, timer } from '../../parts/login.css.js'
import { LoginError } from '../../parts/login-error.js'
import { ResendLine } from './resend-line.js'

export type CodeFormProps = {
  words: ShownMessages
  labels: LoginWords
  title: string
  /** Says where the code was sent. */
  text: string
  /** `checking`: the service checks the code. `resending`: a new code is requested. */
  status: 'entering' | 'checking' | 'resending'
  problem: LoginProblem | null
  /** Seconds until the code expires. Null if unknown. */
  secondsLeft: number | null
  /** Seconds until another code may be sent. */
  resendIn: number
  /** A new code was sent. */
  isResent?: boolean | undefined
  /** Called once for each complete code, and on Try again. */
  onSubmit: (code: string) => void
  onResend: () => void
  /** Starts the login from its beginning. */
  onRestart: () => void
}

/** Digits of a code. */
const LENGTH = 6

/** The same code would fail again. */
const refusals: readonly LoginProblem[] = ['wrong-code', 'code-expired', 'too-many-tries', 'origin-not-allowed']

/** Asks for the code of an e-mail. A complete code is submitted automatically, and a wrong one can be corrected. */
export function CodeForm(props: CodeFormProps) {
  const { words, labels, title, text, status, secondsLeft, onSubmit } = props
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const textId = useId()
  const isChecking = status === 'checking'
  const problem = isChecking ? null : (props.problem ?? (secondsLeft === 0 ? 'code-expired' : null))
  const canRetry = problem !== null && !refusals.includes(problem) && code.length === LENGTH
  return (
    <CenteredMessage
      image={<IconTile as={Mail} />}
      title={title}
      text={text}
      textId={textId}
      actions={
        <div className={entry}>
          <OneTimePasswordField
            ref={field}
            length={LENGTH}
            aria-label={labels.code}
            aria-describedby={problem ? errorId : textId}
            invalid={problem === 'wrong-code'}
            // Not disabled, because a disabled field loses the focus.
            readOnly={isChecking}
            value={code}
            onValueChange={setCode}
            onComplete={onSubmit}
          />
          {problem ? (
            <LoginError id={errorId} {...describeLoginProblem(problem, { words, labels })} />
          ) : (
            <CodeStatus labels={labels} isChecking={isChecking} secondsLeft={secondsLeft} />
          )}
          {endsLogin(problem) ? (
            <Button onClick={props.onRestart}>{labels.restart}</Button>
          ) : (
            <>
              {canRetry ? (
                <Button size="2" variant="soft" accent="gray" onClick={() => onSubmit(code)}>
                  {words.common.tryAgain}
                </Button>
              ) : null}
              <ResendLine
                labels={labels}
                seconds={props.resendIn}
                isSending={status === 'resending'}
                news={props.isResent ? labels.codeResent : ''}
                onResend={() => {
                  // The next code replaces all of this one.
                  setCode('')
                  field.current?.focus()
                  props.onResend()
                }}
              />
            </>
          )}
        </div>
      }
    />
  )
}

/** The time until the code expires, or a spinner while the code is checked. */
function CodeStatus({
  labels,
  isChecking,
  secondsLeft,
}: {
  labels: LoginWords
  isChecking: boolean
  secondsLeft: number | null
}) {
  return (
    <>
      <span role="status" className={timer}>
        {isChecking ? (
          <>
            <Spinner size="1" />
            <span>{labels.checking}</span>
          </>
        ) : null}
      </span>
      {isChecking || secondsLeft === null ? null : (
        <span role="timer" className={timer}>
          {labels.codeLife({ time: formatTime(secondsLeft) })}
        </span>
      )}
    </>
  )
}
