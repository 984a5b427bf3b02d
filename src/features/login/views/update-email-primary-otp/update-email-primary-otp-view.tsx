'use client'

import type { EmbeddedWords } from '../../../../parts/messages/embedded.js'
import type { LoginWords } from '../../../../parts/messages/login.js'
import { CodeForm, type CodeFormProps } from '../parts/code-form.js'

export type UpdateEmailPrimaryOtpViewProps = Omit<CodeFormProps, 'title' | 'text' | 'labels'> & {
  labels: EmbeddedWords
  login: LoginWords
  /** The current address, to which the code was sent. */
  email: string
}

/** Asks for the code that was sent to the current address. */
export function UpdateEmailPrimaryOtpView({ labels, login, email, ...form }: UpdateEmailPrimaryOtpViewProps) {
  return <CodeForm {...form} labels={login} title={labels.primaryTitle} text={labels.primaryText({ email })} />
}
