'use client'

import { RotateCw } from 'lucide-react'
import { Button } from '../../../components/button/button.js'
import { Icon } from '../../../components/icon/icon.js'
import type { Messages } from '../../../core/messages/en.js'
import type { Failure } from '../../../core/model/state.js'
import { WalletIcon } from '../../parts/brand-icon/wallet-icon.js'
import { CenteredMessage } from '../../parts/centered-message/centered-message.js'
import { ProgressRing } from '../../parts/progress-ring/progress-ring.js'

export type PairingFailedProps = {
  words: Messages
  wallet: { name: string; imageUrl?: string | undefined } | null
  name: string
  failure: Failure
  onRetry: () => void
  onOther: () => void
}

/** Another try would be answered alike: the site has to be set up first. */
const finalCodes: readonly Failure['code'][] = ['relay-refused', 'invalid-option']

/** Pairing did not work: what happened, and the two ways on. */
export function PairingFailed({ words, wallet, name, failure, onRetry, onOther }: PairingFailedProps) {
  const isDeclined = failure.code === 'request-rejected'
  const said = words.errors[failure.code]
  const isFinal = finalCodes.includes(failure.code)
  return (
    <CenteredMessage
      image={
        <ProgressRing status="error">
          <WalletIcon name={wallet?.name ?? ''} imageUrl={wallet?.imageUrl} size="64" />
        </ProgressRing>
      }
      title={isDeclined ? words.connectingExternal.declinedTitle : said.title}
      text={isDeclined ? words.connectingExternal.declinedText({ wallet: name }) : said.text({ wallet: name })}
      actions={
        <>
          {isFinal ? null : (
            <Button variant="soft" accent="gray" onClick={onRetry}>
              <Icon as={RotateCw} size={16} />
              {words.common.tryAgain}
            </Button>
          )}
          <Button variant={isFinal ? 'soft' : 'ghost'} accent="gray" onClick={onOther}>
            {words.pairing.otherWallet}
          </Button>
        </>
      }
    />
  )
}
