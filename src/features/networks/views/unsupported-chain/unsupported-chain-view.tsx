'use client'

import { Unplug } from '../../../../icons/unplug.js'
import { DisconnectFooter } from '../../../../parts/footer-line/disconnect-footer.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import { CenteredMessage } from '../../../../parts/view-body/centered-message.js'
import {
  NetworkChoices,
  type NetworkChoicesProps,
} from '../../../../parts/wallet-request/network-choices/network-choices.js'

export type UnsupportedChainViewProps = NetworkChoicesProps & {
  /** The app's name. */
  app: string
  /** The name of the wallet's network. */
  currentName?: string | null | undefined
  isDisconnecting?: boolean
  onDisconnect: () => unknown
}

/** The app does not support the wallet's network: switch to a supported one, or disconnect. */
export function UnsupportedChainView({
  app,
  currentName,
  isDisconnecting = false,
  onDisconnect,
  ...choices
}: UnsupportedChainViewProps) {
  const { words } = choices
  const labels = words.unsupportedChain
  return (
    <>
      <CenteredMessage
        image={<IconTile as={Unplug} />}
        title={currentName ? labels.current({ network: toPlainName(currentName) }) : labels.title}
        text={labels.text({ app: toPlainName(app) })}
      />
      <NetworkChoices {...choices} />
      <DisconnectFooter words={words} isDisconnecting={isDisconnecting} onDisconnect={onDisconnect} />
    </>
  )
}
