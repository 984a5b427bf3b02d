'use client'

import { embeddedWalletId } from '../../../../core/model/embedded-wallet.js'
import { writeExplorerLink } from '../../../../parts/links/write-explorer-link.js'
import { getAccountWallet } from '../../../../parts/names/get-account-wallet.js'
import { useLast } from '../../../../parts/state/use-last.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useViewLinks } from '../../../../parts/views/use-view-links.js'
import { useViewOf } from '../../../../parts/views/use-view-of.js'
import { useViewPart } from '../../../../parts/views/use-view-part.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useAccount } from '../../../../react/use-account.js'
import { useConnectors } from '../../../../react/use-connectors.js'
import { useNetwork } from '../../../../react/use-network.js'
import { AccountSettingsView } from './account-settings-view.js'

/** Shows the connected account. During the closing animation after a disconnect, the last one. */
export function AccountSettingsContainer() {
  const { actions } = useLintel()
  const words = useModalWords()
  const account = useLast(useAccount().account)
  const network = useNetwork()
  const connectors = useConnectors()
  const toNetworks = useViewOf('choose-network')
  const links = useViewLinks('AccountSettings', {})
  const EmbeddedSettings = useViewPart('EmbeddedSettings')
  if (!account) return null
  const { address, connectorId, namespace } = account
  return (
    <AccountSettingsView
      words={words}
      address={address}
      wallet={getAccountWallet(account, connectors, words)}
      network={{ name: network?.name ?? words.common.unknownNetwork, imageUrl: network?.assets?.imageUrl }}
      explorerUrl={writeExplorerLink(network, 'address', address)}
      onNetworks={toNetworks && (() => actions.push(toNetworks({})))}
      // The embedded wallet has them in Account.
      links={connectorId === embeddedWalletId ? [] : links}
      extra={connectorId === embeddedWalletId && EmbeddedSettings ? <EmbeddedSettings /> : null}
      onWallets={() => actions.push({ name: 'ProfileWallets' })}
      onDisconnect={() => actions.disconnect({ connectorId, namespace })}
    />
  )
}
