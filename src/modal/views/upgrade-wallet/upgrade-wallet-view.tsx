'use client'

import { Button } from '../../../components/button/button.js'
import { Callout } from '../../../components/callout/callout.js'
import type { Messages } from '../../../core/messages/en.js'
import type { EmbeddedWords } from '../../../core/messages/views/en-embedded.js'
import type { LoginWords } from '../../../core/messages/views/en-login.js'
import { EyeOff } from '../../../icons/eye-off.js'
import { KeyRound } from '../../../icons/key-round.js'
import { Wallet } from '../../../icons/wallet.js'
import { describeLoginProblem, type LoginProblem } from '../../parts/login/login-problem.js'
import { HelpPoints } from '../../parts/view-body/help-points.js'
import { ViewBody } from '../../parts/view-body/view-body.js'

export type UpgradeWalletViewProps = {
  words: Messages
  labels: EmbeddedWords
  login: LoginWords
  /** The frame is being opened. */
  isOpening?: boolean | undefined
  problem: LoginProblem | null
  /** Opens the frame, which shows the key. */
  onExport: () => void
}

/** How the key of the embedded wallet leaves it, so that the visitor can use another wallet. */
export function UpgradeWalletView(props: UpgradeWalletViewProps) {
  const { words, labels, login, isOpening, problem, onExport } = props
  return (
    <ViewBody>
      <HelpPoints
        points={[
          { icon: KeyRound, title: labels.ownKey, text: labels.ownKeyText },
          { icon: Wallet, title: labels.anyWallet, text: labels.anyWalletText },
          { icon: EyeOff, title: labels.keepSecret, text: labels.keepSecretText },
        ]}
      />
      {problem ? <Problem {...{ words, login, problem }} /> : null}
      <Button loading={isOpening} onClick={onExport}>
        {labels.exportKey}
      </Button>
    </ViewBody>
  )
}

function Problem({ words, login, problem }: { words: Messages; login: LoginWords; problem: LoginProblem }) {
  const { title, text } = describeLoginProblem(problem, { words, labels: login })
  return (
    <Callout size="1" tone="danger" heading={title}>
      {text}
    </Callout>
  )
}
