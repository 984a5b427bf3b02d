'use client'

import { Unplug } from 'lucide-react'
import { List } from '../../../components/list/list.js'
import { ListItem } from '../../../components/list/list-item.js'
import { NetworkIcon } from '../../../components/network-icon/network-icon.js'
import { VisuallyHidden } from '../../../components/visually-hidden/visually-hidden.js'
import type { Messages } from '../../../core/messages/en.js'
import type { CaipNetworkId } from '../../../core/model/caip.js'
import type { Network } from '../../../core/model/network.js'
import type { Failure } from '../../../core/model/state.js'
import { DisconnectFooter } from '../../parts/footer-line/disconnect-footer.js'
import { IconTile } from '../../parts/icons/icon-tile.js'
import { toPlainName } from '../../parts/names/to-plain-name.js'
import { CenteredMessage } from '../../parts/view-body/centered-message.js'
import { ViewBody } from '../../parts/view-body/view-body.js'

export type UnsupportedChainViewProps = {
  words: Messages
  /** The app's own name. */
  app: string
  /** Where the wallet is, when that network has a name. */
  currentName?: string | null | undefined
  /** The networks that work. */
  networks: readonly Network[]
  /** The running or refused switch: shown in place, since nothing can be gone back from here. */
  switching?: { network: CaipNetworkId; failure: Failure | null } | null
  isDisconnecting?: boolean
  onSelect: (network: CaipNetworkId) => void
  onDisconnect: () => void
}

/** The wallet is on a network that the app does not work on. The ways out: switch to one that works, or leave. */
export function UnsupportedChainView({
  words,
  app,
  currentName,
  networks,
  switching = null,
  isDisconnecting = false,
  onSelect,
  onDisconnect,
}: UnsupportedChainViewProps) {
  const said = words.unsupportedChain
  return (
    <>
      <CenteredMessage
        image={<IconTile as={Unplug} />}
        title={currentName ? said.current({ network: toPlainName(currentName) }) : said.title}
        text={said.text({ app: toPlainName(app) })}
      />
      <ViewBody>
        <List label={said.choices}>
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
        <VisuallyHidden role="status">
          {networks.map((network) => describeSwitch(words, network, switching))}
        </VisuallyHidden>
      </ViewBody>
      <DisconnectFooter words={words} isDisconnecting={isDisconnecting} onDisconnect={onDisconnect} />
    </>
  )
}

/** What the row says about its own switch: what to do in the wallet, or why it did not work and that a press retries. */
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
