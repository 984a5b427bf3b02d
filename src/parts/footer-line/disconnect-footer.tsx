'use client'

import { Icon } from '../../components/icon/icon.js'
import { useSingleRun } from '../../components/use-single-run.js'
import type { ShownMessages } from '../../core/words/messages.js'
import { LogOut } from '../../icons/log-out.js'
import { FooterAction, FooterLine } from './footer-line.js'

export type DisconnectFooterProps = {
  words: ShownMessages
  isDisconnecting: boolean
  /** While the promise is pending, the line shows that the wallet disconnects. */
  onDisconnect: () => unknown
}

/** Disconnect, the last line of every view that shows one connection. */
export function DisconnectFooter({ words, isDisconnecting, onDisconnect }: DisconnectFooterProps) {
  const [isRunning, run] = useSingleRun()
  const isBusy = isDisconnecting || isRunning
  const disconnect = async () => {
    // A toast says why it failed.
    await Promise.allSettled([onDisconnect()])
  }
  return (
    <FooterLine>
      <FooterAction
        icon={<Icon as={LogOut} size={16} isDirectional />}
        isBusy={isBusy}
        onClick={() => void run(disconnect)}
      >
        {isBusy ? words.account.disconnecting : words.common.disconnect}
      </FooterAction>
    </FooterLine>
  )
}
