'use client'

import { CodeForm, type CodeFormProps } from '../parts/code-form.js'

export type EmailVerifyOtpViewProps = Omit<CodeFormProps, 'title' | 'text'> & {
  /** Where the code was sent. */
  email: string
}

/** Asks for the code that was sent to log in. */
export function EmailVerifyOtpView({ email, ...form }: EmailVerifyOtpViewProps) {
  const { labels } = form
  return <CodeForm {...form} title={labels.codeTitle} text={labels.codeText({ email })} />
}
