'use client'

import { useId } from 'react'
import { Button } from '../../../../components/button/button.js'
import { Text } from '../../../../components/text/text.js'
import type { LoginWords } from '../../../../parts/messages/login.js'
import { entry, resend, timer } from '../../parts/login.css.js'

export type ResendLineProps = {
  labels: LoginWords
  /** Seconds until another e-mail may be sent. */
  seconds: number
  isSending: boolean
  /** Announced after another e-mail was sent; else empty. */
  news: string
  onResend: () => void
}

/** Sends another e-mail, and says how long the visitor has to wait for that. */
export function ResendLine({ labels, seconds, isSending, news, onResend }: ResendLineProps) {
  const reasonId = useId()
  const isEarly = seconds > 0
  return (
    <div className={entry}>
      <div className={resend}>
        <Text size="2" tone="muted">
          {labels.notReceived}
        </Text>
        <Button
          size="2"
          variant="ghost"
          loading={isSending}
          // Not disabled, because a disabled button loses the focus.
          aria-disabled={isEarly || undefined}
          aria-describedby={isEarly ? reasonId : undefined}
          onClick={isEarly ? undefined : onResend}
        >
          {labels.resend}
        </Button>
      </div>
      <span role="status" className={timer}>
        {news}
      </span>
      {isEarly ? (
        <span role="timer" id={reasonId} className={timer}>
          {labels.tooSoon({ seconds })}
        </span>
      ) : null}
    </div>
  )
}
