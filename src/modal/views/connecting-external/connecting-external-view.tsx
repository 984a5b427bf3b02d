'use client'

import type { Messages } from '../../../core/messages/en.js'
import type { Failure } from '../../../core/model/state.js'
import { FooterAction, FooterLine, FooterLink } from '../../parts/footer-line/footer-line.js'
import { WalletIcon } from '../../parts/icons/wallet-icon.js'
import { toPlainName } from '../../parts/names/to-plain-name.js'
import { WalletRequest } from '../../parts/wallet-request/wallet-request.js'

export type ConnectingExternalViewProps = {
  words: Messages
  wallet: {
    name: string
    imageUrl?: string | undefined
    /** Where to get it, when that is one place. */
    installUrl?: string | undefined
  }
  /** Null while the wallet is being asked. */
  failure: Failure | null
  onRetry: () => void
  /** Leads to all the places that have it. */
  onGet?: (() => void) | undefined
}

/** A wallet is being asked to connect: what to do there, and what to do when it did not work. */
export function ConnectingExternalView({ words, wallet, failure, onRetry, onGet }: ConnectingExternalViewProps) {
  const said = words.connectingExternal
  const named = { wallet: toPlainName(wallet.name) }
  return (
    <>
      <WalletRequest
        words={words}
        icon={<WalletIcon name={wallet.name} imageUrl={wallet.imageUrl} size="64" />}
        wallet={named.wallet}
        waiting={{ title: said.title(named), text: said.text(named) }}
        declined={{ title: said.declinedTitle, text: said.declinedText(named) }}
        failure={failure}
        onRetry={onRetry}
      />
      {onGet || wallet.installUrl ? (
        <FooterLine>
          {said.installQuestion}{' '}
          {onGet ? (
            <FooterAction onClick={onGet}>{said.install(named)}</FooterAction>
          ) : (
            <FooterLink href={wallet.installUrl ?? ''}>{said.install(named)}</FooterLink>
          )}
        </FooterLine>
      ) : null}
    </>
  )
}
