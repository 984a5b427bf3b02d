'use client'

import { List } from '../../../../components/list/list.js'
import { ListItem } from '../../../../components/list/list-item.js'
import { NetworkIcon } from '../../../../components/network-icon/network-icon.js'
import type { Namespace } from '../../../../core/model/caip.js'
import type { Network } from '../../../../core/model/network.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { WalletIcon } from '../../../../parts/icons/wallet-icon.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import { CenteredMessage } from '../../../../parts/view-body/centered-message.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'

/** A namespace that the wallet supports, with the app's networks in it. */
export type NamespaceChoice = { namespace: Namespace; networks: readonly Pick<Network, 'name' | 'assets'>[] }

export type ConnectingMultiChainViewProps = {
  words: ShownMessages
  wallet: { name: string; imageUrl?: string | undefined }
  choices: readonly NamespaceChoice[]
  onSelect: (namespace: Namespace) => void
}

/** Network names shown per namespace. */
const MAX_NAMES = 3

/** The choice of the namespace to connect, for a wallet with several. */
export function ConnectingMultiChainView({ words, wallet, choices, onSelect }: ConnectingMultiChainViewProps) {
  const labels = words.multiChain
  const name = toPlainName(wallet.name)
  return (
    <>
      <CenteredMessage
        image={<WalletIcon name={wallet.name} imageUrl={wallet.imageUrl} size="64" />}
        text={labels.text({ wallet: name })}
      />
      <ViewBody>
        <List label={labels.choices}>
          {choices.map(({ namespace, networks }) => (
            <ListItem
              key={namespace}
              icon={
                <NetworkIcon
                  size="3"
                  name={networks[0]?.name ?? words.namespaces[namespace]}
                  src={networks[0]?.assets?.imageUrl}
                />
              }
              name={words.namespaces[namespace]}
              description={listNames(networks, words.locale)}
              onClick={() => onSelect(namespace)}
            />
          ))}
        </List>
      </ViewBody>
    </>
  )
}

/** The first names as a list in the visitor's language. */
function listNames(networks: NamespaceChoice['networks'], locale: string): string {
  const names = networks.slice(0, MAX_NAMES).map(({ name }) => toPlainName(name))
  return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(names)
}
