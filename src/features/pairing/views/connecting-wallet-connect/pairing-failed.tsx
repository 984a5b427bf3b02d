'use client'

import { Button } from '../../../../components/button/button.js'
import type { Failure } from '../../../../core/model/state.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { WalletIcon } from '../../../../parts/icons/wallet-icon.js'
import { CenteredMessage } from '../../../../parts/view-body/centered-message.js'
import { ProgressRing } from '../../../../parts/wallet-request/progress-ring.js'
import { RetryButton } from '../../../../parts/wallet-request/retry-button.js'

export type PairingFailedProps = {
  words: ShownMessages
  wallet: { name: string; imageUrl?: string | undefined } | null
  name: string
  failure: Failure
  onRetry: () => void
  onOther: () => void
}

/** Trying again does not help: the developer has to change the site's setup. */
const finalCodes: readonly Failure['code'][] = [
  'relay-refused',
  'invalid-project-id',
  'invalid-app-configuration',
  'invalid-option',
]

/** Pairing failed: says why, with buttons to try again and to choose another wallet. */
export function PairingFailed({ words, wallet, name, failure, onRetry, onOther }: PairingFailedProps) {
  const isDeclined = failure.code === 'request-rejected'
  const error = words.errors[failure.code]
  const isFinal = finalCodes.includes(failure.code)
  return (
    <CenteredMessage
      image={
        <ProgressRing status="error">
          <WalletIcon name={wallet?.name ?? ''} imageUrl={wallet?.imageUrl} size="64" />
        </ProgressRing>
      }
      title={isDeclined ? words.connectingExternal.declinedTitle : error.title}
      text={isDeclined ? words.connectingExternal.declinedText({ wallet: name }) : error.text({ wallet: name })}
      actions={
        <>
          {isFinal ? null : <RetryButton label={words.common.tryAgain} onRetry={onRetry} />}
          <Button variant={isFinal ? 'soft' : 'ghost'} accent="gray" onClick={onOther}>
            {words.pairing.otherWallet}
          </Button>
        </>
      }
    />
  )
}
