'use client'

import { Button } from '../../../../components/button/button.js'
import { Icon } from '../../../../components/icon/icon.js'
import { List } from '../../../../components/list/list.js'
import { ListItem } from '../../../../components/list/list-item.js'
import { NetworkIcon } from '../../../../components/network-icon/network-icon.js'
import type { Connector } from '../../../../core/model/connector.js'
import type { Network } from '../../../../core/model/network.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { RotateCw } from '../../../../icons/rotate-cw.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import { WalletIcon } from '../../../../parts/icons/wallet-icon.js'
import { getWalletName } from '../../../../parts/names/get-wallet-name.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import { CenteredMessage } from '../../../../parts/view-body/centered-message.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import type { ShownLink } from '../../../../parts/views/use-view-links.js'

export type SwitchActiveChainViewProps = {
  words: ShownMessages
  /** The network to switch to. */
  network: Pick<Network, 'name' | 'assets'>
  /** Whether the visitor has an account in its namespace. */
  isConnected: boolean
  /** The wallets of its namespace. */
  connectors: readonly Connector[]
  onSelect: (connector: Connector) => void
  /** The other ways to connect one, such as pairing. */
  links?: readonly ShownLink[]
  onSwitch: () => void
  /** Suggests wallets to get. */
  onGetWallet: (() => void) | undefined
  /** Reloads the page, for visitors who have just installed a wallet. */
  onReload: () => void
}

/** Switching to a network of another namespace needs an account there: choose a wallet for it. */
export function SwitchActiveChainView(props: SwitchActiveChainViewProps) {
  const { words, network, isConnected, connectors, links = [], onSelect } = props
  const labels = words.switchActiveChain
  const named = { network: toPlainName(network.name) }
  const isEmpty = connectors.length === 0 && links.length === 0
  return (
    <>
      <CenteredMessage
        image={<NetworkIcon size="5" name={network.name} src={network.assets?.imageUrl} />}
        text={isConnected ? labels.ready(named) : isEmpty ? labels.emptyText(named) : labels.text(named)}
        actions={isConnected || isEmpty ? <Actions {...props} /> : null}
      />
      {isConnected || isEmpty ? null : (
        <ViewBody>
          <List label={words.connect.wallets}>
            {connectors.map((connector) => (
              <ListItem
                key={connector.id}
                icon={<WalletIcon name={getWalletName(connector, words)} imageUrl={connector.imageUrl} />}
                name={getWalletName(connector, words)}
                onClick={() => onSelect(connector)}
              />
            ))}
            {links.map(({ label, icon, onClick }) => (
              <ListItem key={label} icon={<IconTile as={icon} size="36" />} name={label} onClick={onClick} />
            ))}
          </List>
        </ViewBody>
      )}
    </>
  )
}

/** Switch, once there is an account; other wallets and Reload, without a wallet. */
function Actions({ words, network, isConnected, onSwitch, onGetWallet, onReload }: SwitchActiveChainViewProps) {
  if (isConnected) {
    return <Button onClick={onSwitch}>{words.switchActiveChain.go({ network: toPlainName(network.name) })}</Button>
  }
  return (
    <>
      {onGetWallet ? <Button onClick={onGetWallet}>{words.titles.GetWallet}</Button> : null}
      <Button variant="soft" accent="gray" onClick={onReload}>
        <Icon as={RotateCw} size={16} />
        <span>{words.connect.reload}</span>
      </Button>
    </>
  )
}
