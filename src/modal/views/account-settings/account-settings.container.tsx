'use client'

import { enEmbedded } from '../../../core/messages/views/en-embedded.js'
import { type EmbeddedUser, embeddedWalletId } from '../../../core/wallets/embedded-wallet.js'
import { useLintel } from '../../../react/lintel-context.js'
import { useAccount } from '../../../react/use-account.js'
import { useConnectors } from '../../../react/use-connectors.js'
import { useEmbeddedWallet } from '../../../react/use-embedded-wallet.js'
import { useLintelState } from '../../../react/use-lintel-state.js'
import { useMessages } from '../../../react/use-messages.js'
import { useNetwork } from '../../../react/use-network.js'
import { useViewWords } from '../../../react/use-view-words.js'
import { writeExplorerLink } from '../../parts/links/write-explorer-link.js'
import { EmbeddedAccount } from '../../parts/login/account/embedded-account.js'
import { useFrameScreen } from '../../parts/login/account/use-frame-screen.js'
import { getAccountWallet } from '../../parts/names/get-account-wallet.js'
import { toPlainName } from '../../parts/names/to-plain-name.js'
import { useLast } from '../../parts/state/use-last.js'
import { AccountSettingsView } from './account-settings-view.js'

/** Shows the connected account. During the closing animation after a disconnect, the last one. */
export function AccountSettingsContainer() {
  const { actions } = useLintel()
  const words = useMessages()
  const account = useLast(useAccount().account)
  const network = useNetwork()
  const connectors = useConnectors()
  const canSwitch = useLintelState(({ settings }) => settings.enableNetworkSwitch)
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
      extra={
        connectorId === embeddedWalletId ? (
          <EmbeddedRows network={network?.name ?? words.common.unknownNetwork} />
        ) : null
      }
      onWallets={() => actions.push({ name: 'ProfileWallets' })}
      onDisconnect={() => void actions.disconnect({ connectorId, namespace })}
    />
  )
}

/** The rows of the embedded wallet. */
function EmbeddedRows({ network }: { network: string }) {
  const { actions } = useLintel()
  const { email, user } = useEmbeddedWallet()
  return (
    <EmbeddedAccount
      labels={useViewWords('embedded', enEmbedded)}
      email={email}
      smartAccount={user ? readSmartAccount(user) : undefined}
      network={toPlainName(network)}
      onEmail={() => actions.push({ name: 'UpdateEmail' })}
      onSmartAccount={() => actions.push({ name: 'SmartAccountSettings' })}
      onDevices={useFrameScreen('openDevices')}
      onUpgrade={() => actions.push({ name: 'UpgradeWallet' })}
    />
  )
}

function readSmartAccount({ accounts, accountType, smartAccountNetworks }: EmbeddedUser) {
  if (smartAccountNetworks.length === 0) return undefined
  if (!accounts.some(({ type }) => type === 'smartAccount')) return 'missing'
  return accountType === 'smartAccount' ? 'inUse' : 'notInUse'
}
