import { useState } from 'react'
import { Form, FormMessage, Progress, Text } from '../../../../src/components/index.js'
import { MIN_PASSWORD, type PasswordRating } from '../../recovery/password-rating.js'
import type { ScreenWords } from '../../words/en-screens.js'
import type { Busy } from '../parts/busy.js'
import { PasswordField } from '../parts/password-field.js'
import { hint } from './new-password-form.css.js'

export type NewPasswordFormProps = {
  id: string
  words: ScreenWords
  password: string
  rating: PasswordRating
  busy: Busy | null
  /** Whether the password is refused because it is easy to guess. The form is sent once that is known. */
  isGuessable: (password: string) => Promise<boolean>
  onPasswordChange: (password: string) => void
  /** Called for a password that is not refused, and typed twice or shown. */
  onSubmit: () => void
}

/** A new password, typed twice unless it is shown. */
export function NewPasswordForm({
  id,
  words,
  password,
  rating,
  busy,
  isGuessable,
  onPasswordChange,
  onSubmit,
}: NewPasswordFormProps) {
  const { setup } = words
  const [isShown, setShown] = useState(false)
  const [again, setAgain] = useState('')
  return (
    <Form
      id={id}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <PasswordField
        name="password"
        label={words.password}
        showLabel={words.showPassword}
        value={password}
        onChange={onPasswordChange}
        isShown={isShown}
        onShownChange={setShown}
        autoComplete="new-password"
        readOnly={busy !== null}
      >
        <Text as="p" size="1" tone="muted" role="status" className={hint}>
          {describePassword(password, rating, setup)}
        </Text>
        <FormMessage match="valueMissing">{setup.missing}</FormMessage>
        <FormMessage match={(value) => value !== '' && rating === 'short'}>
          {setup.short({ count: MIN_PASSWORD })}
        </FormMessage>
        <FormMessage match={isGuessable}>{setup.guessable}</FormMessage>
      </PasswordField>
      {isShown ? null : (
        <PasswordField
          name="again"
          label={setup.again}
          value={again}
          onChange={setAgain}
          isShown={false}
          autoComplete="new-password"
          readOnly={busy !== null}
        >
          <FormMessage match={(value) => value !== password}>{setup.different}</FormMessage>
        </PasswordField>
      )}
      {busy?.kind === 'deriving' ? <Progress label={setup.deriving} value={busy.progress} max={1} /> : null}
    </Form>
  )
}

function describePassword(password: string, rating: PasswordRating, words: ScreenWords['setup']): string {
  if (password === '') return words.rule({ count: MIN_PASSWORD })
  if (rating === 'unrated') return words.rule({ count: MIN_PASSWORD })
  if (rating !== 'short') return words.ratings[rating]
  return words.length({ position: [...password.trim()].length, total: MIN_PASSWORD })
}
