'use client'

import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../components/button/button.js'
import { Icon } from '../../../components/icon/icon.js'
import { IconButton } from '../../../components/icon-button/icon-button.js'
import { TextField } from '../../../components/text-field/text-field.js'
import { VisuallyHidden } from '../../../components/visually-hidden/visually-hidden.js'
import { ArrowRight } from '../../../icons/arrow-right.js'
import { Mail } from '../../../icons/mail.js'
import type { LoginWords } from '../../../parts/messages/login.js'
import { readEmailAddress } from '../../../rules/login/email-address.js'
import { column, error as errorStyle } from './login.css.js'
import { LoginError } from './login-error.js'

export type EmailFormProps = {
  labels: LoginWords
  defaultValue?: string | undefined
  /** The label of a button below the field. Without it an arrow in the field sends the form. */
  button?: string | undefined
  isSending?: boolean | undefined
  /** The reason why the address was refused. The field keeps its text. */
  error?: { title: string; text: string } | null | undefined
  /** Seconds until another e-mail may be sent, after a try that came too soon. */
  waitSeconds?: number | null | undefined
  onSubmit: (email: string) => void
}

/** The field for an e-mail address, validated on submit. */
export function EmailForm(props: EmailFormProps) {
  const { labels, defaultValue = '', button, isSending = false, error = null, waitSeconds = null, onSubmit } = props
  const [email, setEmail] = useState(defaultValue)
  const [isRefused, setRefused] = useState(false)
  const errorId = useId()
  const address = readEmailAddress(email)
  const shown = isRefused ? { text: labels.emailInvalid } : error
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setRefused(address === null)
    if (address !== null) onSubmit(address)
  }
  return (
    <form noValidate onSubmit={submit} className={column}>
      <TextField
        type="email"
        label={labels.email}
        placeholder={labels.emailPlaceholder}
        autoComplete="email"
        value={email}
        onChange={(event) => {
          setEmail(event.target.value)
          setRefused(false)
        }}
        // Not disabled, because a disabled field loses the focus.
        readOnly={isSending}
        invalid={isRefused}
        aria-describedby={shown ? errorId : undefined}
        start={<Icon as={Mail} />}
        end={
          address !== null && button === undefined ? (
            <IconButton type="submit" variant="soft" label={labels.emailSubmit} loading={isSending}>
              <Icon as={ArrowRight} isDirectional />
            </IconButton>
          ) : null
        }
      />
      {shown ? <LoginError id={errorId} {...shown} /> : null}
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
