'use client'

import { Button } from '../../../components/button/button.js'
import type { Messages } from '../../../core/messages/en.js'
import { WalletIcon } from '../../parts/brand-icon/wallet-icon.js'
import { CenteredMessage } from '../../parts/centered-message/centered-message.js'

export type InstallPanelProps = {
  words: Messages
  wallet: { name: string; imageUrl?: string | undefined } | null
  name: string
  onGet?: (() => void) | undefined
}

/** A wallet that lives in browsers, and not in this one. */
export function InstallPanel({ words, wallet, name, onGet }: InstallPanelProps) {
  const said = words.pairing
  return (
    <CenteredMessage
      image={<WalletIcon name={wallet?.name ?? ''} imageUrl={wallet?.imageUrl} size="64" />}
      title={said.notInstalledTitle({ wallet: name })}
      text={said.notInstalledText}
      actions={onGet ? <Button onClick={onGet}>{words.connectingExternal.install({ wallet: name })}</Button> : null}
    />
  )
}
