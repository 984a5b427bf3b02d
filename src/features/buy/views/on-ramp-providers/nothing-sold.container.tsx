'use client'

import type { CaipNetworkId } from '../../../../core/model/caip.js'
import { nameNetwork } from '../../../../core/words/name-network.js'
import { CreditCard } from '../../../../icons/credit-card.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import { CenteredMessage } from '../../../../parts/view-body/centered-message.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { NetworkChoices } from '../../../../parts/wallet-request/network-choices/network-choices.js'
import { useNetworkChoice } from '../../../../parts/wallet-request/network-choices/use-network-choice.js'
import { useNetworks } from '../../../../react/use-network.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { enBuy } from '../../messages/en.js'
import type { BuyOptions } from '../../model/asset.js'

/** Leads from a network where nothing is sold to those of the app where something is. */
export function NothingSoldContainer({ network, options }: { network: CaipNetworkId; options: BuyOptions }) {
  const words = useModalWords()
  const labels = useViewWords('buy', enBuy)
  const choice = useNetworkChoice()
  const networks = useNetworks()
  const known = networks.find(({ caipNetworkId }) => caipNetworkId === network)
  const others = networks.filter((one) => options.assets.some((asset) => asset.network === one.caipNetworkId))
  return (
    <>
      <CenteredMessage
        image={<IconTile as={CreditCard} />}
        title={labels.unsupportedTitle}
        text={labels.unsupportedText({ network: toPlainName(known?.name ?? nameNetwork(network, words)) })}
      />
      {others.length > 0 ? <NetworkChoices {...choice} words={words} networks={others} /> : null}
    </>
  )
}
