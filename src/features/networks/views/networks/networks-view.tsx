'use client'

import { useState } from 'react'
import { Icon } from '../../../../components/icon/icon.js'
import { List } from '../../../../components/list/list.js'
import { ListItem } from '../../../../components/list/list-item.js'
import { NetworkIcon } from '../../../../components/network-icon/network-icon.js'
import type { CaipNetworkId, Namespace } from '../../../../core/model/caip.js'
import type { Network } from '../../../../core/model/network.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { CircleHelp } from '../../../../icons/circle-help.js'
import { SearchX } from '../../../../icons/search-x.js'
import { FooterAction, FooterLine } from '../../../../parts/footer-line/footer-line.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import { SearchField } from '../../../../parts/lists/search-field.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import { CenteredMessage } from '../../../../parts/view-body/centered-message.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import { useDebouncedValue } from '../../../../react/use-debounced-value.js'
import { filterNetworks } from './filter-networks.js'

/** Debounce of the search, ms. */
const SEARCH_DEBOUNCE = 100

export type NetworksViewProps = {
  words: ShownMessages
  networks: readonly Network[]
  /** The wallet's network. May be missing in `networks`. */
  current: CaipNetworkId | null
  /** The networks that the wallet has approved; left out when it allows all. */
  approved?: readonly CaipNetworkId[] | undefined
  /** The wallet can be asked to approve another network. */
  canApproveMore?: boolean | undefined
  onSelect: (network: CaipNetworkId) => void
  onHelp: () => void
}

type NetworkGroup = { namespace: Namespace; isTest: boolean; networks: readonly Network[] }

/** The networks to choose from, with a search. Each namespace has a list of its own, and so have its test networks. */
export function NetworksView(props: NetworksViewProps) {
  const { words, networks, current, approved, canApproveMore = false, onSelect, onHelp } = props
  const [query, setQuery] = useState('')
  const debounced = useDebouncedValue(query, SEARCH_DEBOUNCE)
  const found = filterNetworks(networks, debounced)
  const hasSeveralNamespaces = new Set(networks.map(({ chainNamespace }) => chainNamespace)).size > 1
  const nameGroup = ({ namespace, isTest }: NetworkGroup) => {
    if (!hasSeveralNamespaces) return isTest ? words.networks.testnets : words.networks.all
    const name = words.namespaces[namespace]
    return isTest ? `${name} · ${words.networks.testnets}` : name
  }
  const drawRow = (network: Network) => {
    const isApproved = approved === undefined || approved.includes(network.caipNetworkId)
    const reason = canApproveMore ? words.networks.toApprove : words.networks.notApproved
    return (
      <ListItem
        key={network.caipNetworkId}
        icon={<NetworkIcon name={network.name} src={network.assets?.imageUrl} />}
        name={toPlainName(network.name)}
        description={isApproved ? undefined : reason}
        selected={network.caipNetworkId === current}
        disabled={!isApproved && !canApproveMore}
        onClick={() => onSelect(network.caipNetworkId)}
      />
    )
  }
  return (
    <>
      <ViewBody>
        <SearchField
          label={words.networks.search}
          clearLabel={words.networks.clearSearch}
          value={query}
          onChange={setQuery}
        />
        {groupNetworks(found).map((group) => (
          <List
            key={`${group.namespace} ${group.isTest}`}
            label={nameGroup(group)}
            labelVisible={group.isTest || hasSeveralNamespaces}
          >
            {group.networks.map(drawRow)}
          </List>
        ))}
        {found.length === 0 ? (
          <CenteredMessage
            image={<IconTile as={SearchX} />}
            title={words.networks.emptyTitle}
            text={words.networks.emptyText({ query: debounced.trim() })}
          />
        ) : null}
      </ViewBody>
      <FooterLine>
        <span>{words.networks.note}</span>
        <FooterAction icon={<Icon as={CircleHelp} size={16} />} onClick={onHelp}>
          {words.networks.whatIs}
        </FooterAction>
      </FooterLine>
    </>
  )
}

/** The networks by namespace, in the order of the namespaces; the test networks of each are a separate group at the end. */
function groupNetworks(networks: readonly Network[]): readonly NetworkGroup[] {
  const namespaces = [...new Set(networks.map(({ chainNamespace }) => chainNamespace))]
  return [false, true]
    .flatMap((isTest) => namespaces.map((namespace) => ({ namespace, isTest })))
    .map((group) => ({
      ...group,
      networks: networks.filter(
        ({ chainNamespace, testnet = false }) => chainNamespace === group.namespace && testnet === group.isTest,
      ),
    }))
    .filter((group) => group.networks.length > 0)
}
