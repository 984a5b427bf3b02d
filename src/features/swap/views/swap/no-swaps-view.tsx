import { Unplug } from '../../../../icons/unplug.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import { CenteredMessage } from '../../../../parts/view-body/centered-message.js'
import {
  NetworkChoices,
  type NetworkChoicesProps,
} from '../../../../parts/wallet-request/network-choices/network-choices.js'
import type { SwapWords } from '../../messages/en.js'

export type NoSwapsViewProps = NetworkChoicesProps & {
  labels: SwapWords
  /** The name of the wallet's network. */
  currentName: string
}

/** Tokens of the wallet's network cannot be swapped: switch to a network where they can. */
export function NoSwapsView({ labels, currentName, ...choices }: NoSwapsViewProps) {
  return (
    <>
      <CenteredMessage
        image={<IconTile as={Unplug} />}
        title={labels.unsupportedTitle}
        text={labels.unsupportedText({ network: toPlainName(currentName) })}
      />
      {choices.networks.length > 0 ? <NetworkChoices {...choices} /> : null}
    </>
  )
}
