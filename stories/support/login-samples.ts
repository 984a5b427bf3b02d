import { fn } from 'storybook/test'
import { en } from '../../src/core/messages/en.js'
import { enLogin } from '../../src/core/messages/views/en-login.js'
import type { CodeFormProps } from '../../src/modal/parts/login/code-form.js'

export const mail = 'mira@example.com'

/** A code that was just sent. */
export const enteringCode: Omit<CodeFormProps, 'title' | 'text'> = {
  words: en,
  labels: enLogin,
  status: 'entering',
  problem: null,
  secondsLeft: 276,
  resendIn: 24,
  onSubmit: fn(),
  onResend: fn(),
  onRestart: fn(),
}
