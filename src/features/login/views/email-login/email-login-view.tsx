'use client'

import type { ShownMessages } from '../../../../core/words/messages.js'
import { Mail } from '../../../../icons/mail.js'
import { describeLoginProblem, type LoginProblem } from '../../../../parts/embedded/login-problem.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import type { LoginWords } from '../../../../parts/messages/login.js'
import { CenteredMessage } from '../../../../parts/view-body/centered-message.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import { EmailForm, type EmailFormProps } from '../../parts/email-form.js'

export type EmailLoginViewProps = Pick<EmailFormProps, 'defaultValue' | 'isSending' | 'waitSeconds' | 'onSubmit'> & {
  words: ShownMessages
  labels: LoginWords
  problem: LoginProblem | null
}

/** The e-mail field of Connect alone. */
export function EmailLoginView({ words, labels, problem, ...form }: EmailLoginViewProps) {
  return (
    <>
      <CenteredMessage image={<IconTile as={Mail} />} title={labels.emailTitle} text={labels.emailText} />
      <ViewBody>
        <EmailForm
          {...form}
          labels={labels}
          button={labels.continue}
          error={problem ? describeLoginProblem(problem, { words, labels }) : null}
        />
      </ViewBody>
    </>
  )
}
