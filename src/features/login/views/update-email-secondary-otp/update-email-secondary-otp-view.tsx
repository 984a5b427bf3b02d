'use client'

import type { EmbeddedWords } from '../../../../parts/messages/embedded.js'
import type { LoginWords } from '../../../../parts/messages/login.js'
import { CodeForm, type CodeFormProps } from '../parts/code-form.js'

export type UpdateEmailSecondaryOtpViewProps = Omit<CodeFormProps, 'title' | 'text' | 'labels'> & {
  labels: EmbeddedWords
  login: LoginWords
  /** The new address, to which the code was sent. */
  email: string
}

/** Asks for the code that was sent to the new address. */
export function UpdateEmailSecondaryOtpView({ labels, login, email, ...form }: UpdateEmailSecondaryOtpViewProps) {
  return <CodeForm {...form} labels={login} title={labels.secondaryTitle} text={labels.secondaryText({ email })} />
}
