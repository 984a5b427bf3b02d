'use client'

import { List } from '../../../components/list/list.js'
import { ListItem } from '../../../components/list/list-item.js'
import { NetworkIcon } from '../../../components/network-icon/network-icon.js'
import { VisuallyHidden } from '../../../components/visually-hidden/visually-hidden.js'
import type { Messages } from '../../../core/messages/en.js'
import type { CaipNetworkId } from '../../../core/model/caip.js'
import type { Network } from '../../../core/model/network.js'
import type { Failure } from '../../../core/model/state.js'
import { Unplug } from '../../../icons/unplug.js'
import { DisconnectFooter } from '../../parts/footer-line/disconnect-footer.js'
import { IconTile } from '../../parts/icons/icon-tile.js'
import { toPlainName } from '../../parts/names/to-plain-name.js'
import { CenteredMessage } from '../../parts/view-body/centered-message.js'
import { ViewBody } from '../../parts/view-body/view-body.js'
import { OpenWalletButton } from '../../parts/wallet-request/open-wallet-button.js'

export type UnsupportedChainViewProps = {
  words: Messages
  /** The app's name. */
  app: string
  /** The name of the wallet's network. */
  currentName?: string | null | undefined
  /** The networks that the app supports. */
  networks: readonly Network[]
  /** The running or refused switch. Shown in its row. */
  switching?: { network: CaipNetworkId; failure: Failure | null } | null
  isDisconnecting?: boolean
  onSelect: (network: CaipNetworkId) => void
  onDisconnect: () => unknown
  /** The wallet that is asked, and how to open its app on a phone. */
  wallet?: { name: string; onOpen?: (() => void) | undefined } | undefined
}

/** The wallet's network is not supported by the app: switch to one that is, or disconnect. */
export function UnsupportedChainView({
  words,
  app,
  currentName,
  networks,
  switching = null,
  isDisconnecting = false,
  onSelect,
  onDisconnect,
  wallet,
}: UnsupportedChainViewProps) {
  const labels = words.unsupportedChain
  return (
    <>
      <CenteredMessage
        image={<IconTile as={Unplug} />}
        title={currentName ? labels.current({ network: toPlainName(currentName) }) : labels.title}
        text={labels.text({ app: toPlainName(app) })}
      />
      <ViewBody>
        <List label={labels.choices}>
          {networks.map((network) => (
            <ListItem
              key={network.caipNetworkId}
              icon={<NetworkIcon name={network.name} src={network.assets?.imageUrl} />}
              name={toPlainName(network.name)}
              description={describeSwitch(words, network, switching)}
              loading={switching?.network === network.caipNetworkId && switching.failure === null}
              onClick={() => onSelect(network.caipNetworkId)}
            />
          ))}
        </List>
        {wallet && switching && switching.failure === null ? (
          <OpenWalletButton words={words} wallet={toPlainName(wallet.name)} onOpen={wallet.onOpen} />
        ) : null}
        <VisuallyHidden role="status">
          {networks.map((network) => (
            <span key={network.caipNetworkId}>{describeSwitch(words, network, switching)}</span>
          ))}
        </VisuallyHidden>
      </ViewBody>
      <DisconnectFooter words={words} isDisconnecting={isDisconnecting} onDisconnect={onDisconnect} />
    </>
  )
}

/** The description of a row whose switch runs or was refused. */
function describeSwitch(
  words: Messages,
  { caipNetworkId, name }: Network,
  switching: UnsupportedChainViewProps['switching'],
): string | undefined {
  if (switching?.network !== caipNetworkId) return undefined
  const wallet = words.common.yourWallet
  if (!switching.failure) return words.switchNetwork.text({ wallet })
  const { code } = switching.failure
  if (code === 'request-rejected') return words.unsupportedChain.declined({ network: toPlainName(name) })
  return words.errors[code].text({ wallet })
}
