'use client'

import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../components/button/button.js'
import { Icon } from '../../../components/icon/icon.js'
import { IconButton } from '../../../components/icon-button/icon-button.js'
import { TextField } from '../../../components/text-field/text-field.js'
import { VisuallyHidden } from '../../../components/visually-hidden/visually-hidden.js'
import type { LoginWords } from '../../../core/messages/views/view-words.js'
import { ArrowRight } from '../../../icons/arrow-right.js'
import { Mail } from '../../../icons/mail.js'
import { column, error as errorStyle } from './login.css.js'

export type EmailFormProps = {
  labels: LoginWords
  defaultValue?: string | undefined
  /** The label of a button below the field. Without it an arrow in the field sends the form. */
  button?: string | undefined
  isSending?: boolean | undefined
  /** Why the address was not taken. The field stays as it is. */
  error?: string | null | undefined
  /** Seconds until another e-mail may be sent, after a try that came too soon. */
  waitSeconds?: number | null | undefined
  onSubmit: (email: string) => void
}

/** Loose on purpose: only the mail server knows whether an address exists. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** The field for an e-mail address, which is checked when it is sent. */
export function EmailForm(props: EmailFormProps) {
  const { labels, defaultValue = '', button, isSending = false, error = null, waitSeconds = null, onSubmit } = props
  const [email, setEmail] = useState(defaultValue)
  const [isRefused, setRefused] = useState(false)
  const errorId = useId()
  const address = email.trim()
  const isValid = EMAIL.test(address)
  const shown = isRefused ? labels.emailInvalid : error
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setRefused(!isValid)
    if (isValid) onSubmit(address)
  }
  return (
    <form noValidate onSubmit={submit} className={column}>
      <TextField
        type="email"
        aria-label={labels.email}
        placeholder={labels.emailPlaceholder}
        autoComplete="email"
        value={email}
        onChange={(event) => {
          setEmail(event.target.value)
          setRefused(false)
        }}
        // Not disabled, which would lose the focus.
        readOnly={isSending}
        invalid={isRefused}
        aria-describedby={shown ? errorId : undefined}
        start={<Icon as={Mail} />}
        end={
          isValid && button === undefined ? (
            <IconButton type="submit" variant="soft" label={labels.emailSubmit} loading={isSending}>
              <Icon as={ArrowRight} isDirectional />
            </IconButton>
          ) : null
        }
      />
      {shown ? (
        <p id={errorId} role="alert" data-accent="red" className={errorStyle}>
          {shown}
        </p>
      ) : null}
      {waitSeconds ? <Wait labels={labels} seconds={waitSeconds} /> : null}
      {button === undefined ? null : (
        <Button type="submit" loading={isSending}>
          {button}
        </Button>
      )}
    </form>
  )
}

/** The seconds left. Assistive technology reads them once, not each second. */
function Wait({ labels, seconds }: { labels: LoginWords; seconds: number }) {
  const [first] = useState(seconds)
  return (
    <>
      <p role="timer" data-accent="red" className={errorStyle}>
        {labels.tooSoon({ seconds })}
      </p>
      <VisuallyHidden role="alert">{labels.tooSoon({ seconds: first })}</VisuallyHidden>
    </>
  )
}
