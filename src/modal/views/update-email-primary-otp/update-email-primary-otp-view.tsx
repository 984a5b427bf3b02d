'use client'

import type { EmbeddedWords } from '../../../core/messages/views/en-embedded.js'
import type { LoginWords } from '../../../core/messages/views/view-words.js'
import { CodeForm, type CodeFormProps } from '../../parts/login/code-form.js'

export type UpdateEmailPrimaryOtpViewProps = Omit<CodeFormProps, 'title' | 'text' | 'labels'> & {
  labels: EmbeddedWords
  login: LoginWords
  /** The present address, where the code was sent. */
  email: string
}

/** Asks for the code that was sent to the present address. */
export function UpdateEmailPrimaryOtpView({ labels, login, email, ...form }: UpdateEmailPrimaryOtpViewProps) {
  return <CodeForm {...form} labels={login} title={labels.primaryTitle} text={labels.primaryText({ email })} />
}
