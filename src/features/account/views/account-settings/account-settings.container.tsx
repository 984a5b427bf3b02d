'use client'

import { embeddedWalletId } from '../../../../core/wallets/embedded-wallet.js'
import { writeExplorerLink } from '../../../../parts/links/write-explorer-link.js'
import { getAccountWallet } from '../../../../parts/names/get-account-wallet.js'
import { useLast } from '../../../../parts/state/use-last.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useAccount } from '../../../../react/use-account.js'
import { useConnectors } from '../../../../react/use-connectors.js'
import { useLintelState } from '../../../../react/use-lintel-state.js'
import { useNetwork } from '../../../../react/use-network.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { enEmbedded } from '../../../login/messages/embedded.js'
import { useFrameScreen } from '../../../login/parts/use-frame-screen.js'
import { useMessages } from '../../../use-messages.js'
import { useViewLinks } from '../../../use-view-links.js'
import { AccountSettingsView } from './account-settings-view.js'
import { DevicesItem } from './devices-item.js'

/** Shows the connected account. During the closing animation after a disconnect, the last one. */
export function AccountSettingsContainer() {
  const { actions } = useLintel()
  const words = useMessages()
  const account = useLast(useAccount().account)
  const network = useNetwork()
  const connectors = useConnectors()
  const canSwitch = useLintelState(({ settings }) => settings.enableNetworkSwitch)
  const links = useViewLinks('AccountSettings', {})
  if (!account) return null
  const { address, connectorId, namespace } = account
  return (
    <AccountSettingsView
      words={words}
      address={address}
      wallet={getAccountWallet(account, connectors, words)}
      network={{ name: network?.name ?? words.common.unknownNetwork, imageUrl: network?.assets?.imageUrl }}
      explorerUrl={writeExplorerLink(network, 'address', address)}
      onNetworks={canSwitch ? () => actions.push({ name: 'Networks' }) : undefined}
      // The embedded wallet has them in Account.
      links={connectorId === embeddedWalletId ? [] : links}
      extra={connectorId === embeddedWalletId ? <Devices /> : null}
      onWallets={() => actions.push({ name: 'ProfileWallets' })}
      onDisconnect={() => actions.disconnect({ connectorId, namespace })}
    />
  )
}

function Devices() {
  return (
    <DevicesItem
      labels={useViewWords('embedded', enEmbedded)}
      onClick={useFrameScreen((embedded) => embedded.openDevices())}
    />
  )
}
