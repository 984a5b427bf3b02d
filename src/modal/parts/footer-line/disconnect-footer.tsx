'use client'

import { Icon } from '../../../components/icon/icon.js'
import type { Messages } from '../../../core/messages/en.js'
import { LogOut } from '../../../icons/log-out.js'
import { FooterAction, FooterLine } from './footer-line.js'

export type DisconnectFooterProps = {
  words: Messages
  isDisconnecting: boolean
  onDisconnect: () => void
}

/** Disconnect, the last line of every view that shows one connection. */
export function DisconnectFooter({ words, isDisconnecting, onDisconnect }: DisconnectFooterProps) {
  return (
    <FooterLine>
      <FooterAction icon={<Icon as={LogOut} size={16} isDirectional />} isBusy={isDisconnecting} onClick={onDisconnect}>
        {isDisconnecting ? words.account.disconnecting : words.common.disconnect}
      </FooterAction>
    </FooterLine>
  )
}
