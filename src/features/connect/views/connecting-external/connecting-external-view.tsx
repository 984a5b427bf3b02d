'use client'

import type { Failure } from '../../../../core/model/state.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { FooterAction, FooterLine, FooterLink } from '../../../../parts/footer-line/footer-line.js'
import { WalletIcon } from '../../../../parts/icons/wallet-icon.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import { WalletRequest } from '../../../../parts/wallet-request/wallet-request.js'

export type ConnectingExternalViewProps = {
  words: ShownMessages
  wallet: {
    name: string
    imageUrl?: string | undefined
    /** Where to get the wallet, when there is only one place. */
    installUrl?: string | undefined
  }
  /** Null while the wallet is asked. */
  failure: Failure | null
  onRetry: () => void
  /** Opens Downloads. */
  onGet?: (() => void) | undefined
}

/** The request to the wallet to connect: says what to do there, and after a failure. */
export function ConnectingExternalView({ words, wallet, failure, onRetry, onGet }: ConnectingExternalViewProps) {
  const labels = words.connectingExternal
  const named = { wallet: toPlainName(wallet.name) }
  return (
    <>
      <WalletRequest
        words={words}
        icon={<WalletIcon name={wallet.name} imageUrl={wallet.imageUrl} size="64" />}
        wallet={named.wallet}
        waiting={{ title: labels.title(named), text: labels.text(named) }}
        declined={{ title: labels.declinedTitle, text: labels.declinedText(named) }}
        failure={failure}
        onRetry={onRetry}
      />
      {onGet || wallet.installUrl ? (
        <FooterLine>
          <span>{labels.installQuestion}</span>{' '}
          {onGet ? (
            <FooterAction onClick={onGet}>{labels.install(named)}</FooterAction>
          ) : (
            <FooterLink href={wallet.installUrl ?? ''}>{labels.install(named)}</FooterLink>
          )}
        </FooterLine>
      ) : null}
    </>
  )
}
