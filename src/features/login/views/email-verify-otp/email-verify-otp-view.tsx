'use client'

import { CodeForm, type CodeFormProps } from '../parts/code-form.js'

export type EmailVerifyOtpViewProps = Omit<CodeFormProps, 'title' | 'text'> & {
  /** The address that the code was sent to. */
  email: string
}

/** Asks for the code of a login. */
export function EmailVerifyOtpView({ email, ...form }: EmailVerifyOtpViewProps) {
  const { labels } = form
  return <CodeForm {...form} title={labels.codeTitle} text={labels.codeText({ email })} />
}
