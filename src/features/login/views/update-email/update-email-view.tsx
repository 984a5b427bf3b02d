'use client'

import { Text } from '../../../../components/text/text.js'
import type { EmbeddedWords } from '../../../../parts/messages/embedded.js'
import type { LoginWords } from '../../../../parts/messages/login.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import { EmailForm, type EmailFormProps } from '../../parts/email-form.js'

export type UpdateEmailViewProps = Pick<EmailFormProps, 'isSending' | 'onSubmit'> & {
  labels: EmbeddedWords
  login: LoginWords
  /** The current address. Null for a social account without one. */
  email: string | null
}

/** Asks for the new e-mail address of the embedded wallet. */
export function UpdateEmailView({ labels, login, email, ...form }: UpdateEmailViewProps) {
  return (
    <ViewBody>
      <Text as="p" size="3" tone="muted" wrap="pretty">
        {email === null ? labels.emailNew : labels.emailNow({ email })}
      </Text>
      <EmailForm {...form} labels={login} button={login.continue} />
    </ViewBody>
  )
}
