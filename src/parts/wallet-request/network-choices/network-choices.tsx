import { List } from '../../../components/list/list.js'
import { ListItem } from '../../../components/list/list-item.js'
import { NetworkIcon } from '../../../components/network-icon/network-icon.js'
import { VisuallyHidden } from '../../../components/visually-hidden/visually-hidden.js'
import type { CaipNetworkId } from '../../../core/model/caip.js'
import type { Network } from '../../../core/model/network.js'
import type { Failure } from '../../../core/model/state.js'
import type { ShownMessages } from '../../../core/words/messages.js'
import { toPlainName } from '../../names/to-plain-name.js'
import { ViewBody } from '../../view-body/view-body.js'
import { OpenWalletButton } from '../open-wallet-button.js'

export type NetworkChoicesProps = {
  words: ShownMessages
  networks: readonly Network[]
  /** The running or refused switch. Shown in its row. */
  switching?: { network: CaipNetworkId; failure: Failure | null } | null | undefined
  onSelect: (network: CaipNetworkId) => void
  /** The wallet that is asked, and how to open its app on a phone. */
  wallet?: { name: string; onOpen?: (() => void) | undefined } | undefined
}

/** Networks to switch to, in a view that stays until the wallet has switched. */
export function NetworkChoices({ words, networks, switching = null, onSelect, wallet }: NetworkChoicesProps) {
  return (
    <ViewBody>
      <List label={words.unsupportedChain.choices}>
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
  )
}

/** The description of a row whose switch runs or was refused. */
function describeSwitch(
  words: ShownMessages,
  { caipNetworkId, name }: Network,
  switching: NetworkChoicesProps['switching'],
): string | undefined {
  if (switching?.network !== caipNetworkId) return undefined
  const wallet = words.common.yourWallet
  if (!switching.failure) return words.switchNetwork.text({ wallet })
  const { code } = switching.failure
  if (code === 'request-rejected') return words.unsupportedChain.declined({ network: toPlainName(name) })
  return words.errors[code].text({ wallet })
}
