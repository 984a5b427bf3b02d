'use client'

import { SearchX } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Messages } from '../../../core/messages/en.js'
import type { CaipNetworkId } from '../../../core/model/caip.js'
import type { Network } from '../../../core/model/network.js'
import { NetworkIcon } from '../../parts/brand-icon/network-icon.js'
import { CenteredMessage } from '../../parts/centered-message/centered-message.js'
import { Group } from '../../parts/group/group.js'
import { IconTile } from '../../parts/icon-tile/icon-tile.js'
import { Row } from '../../parts/row/row.js'
import { SearchField } from '../../parts/search-field/search-field.js'
import { ViewBody } from '../../parts/view-body/view-body.js'
import { filterNetworks } from './filter-networks.js'

/** How long typing may pause before the list follows, ms (spec/decisions: debounce). */
const SEARCH_DEBOUNCE = 100

export type NetworksViewProps = {
  words: Messages
  networks: readonly Network[]
  /** Where the wallet is. May be none of `networks`. */
  current: CaipNetworkId | null
  /** The networks the wallet has approved; left out when it may use any. */
  approved?: readonly CaipNetworkId[] | undefined
  onSelect: (network: CaipNetworkId) => void
}

/** The networks to choose from, with a search. Test networks stand apart. */
export function NetworksView({ words, networks, current, approved, onSelect }: NetworksViewProps) {
  const [query, setQuery] = useState('')
  const settled = useSettled(query)
  const found = filterNetworks(networks, settled)
  const mainnets = found.filter(({ testnet }) => !testnet)
  const testnets = found.filter(({ testnet }) => testnet)
  const drawRow = (network: Network) => {
    const isDisabled = approved !== undefined && !approved.includes(network.caipNetworkId)
    return (
      <Row
        key={network.caipNetworkId}
        icon={<NetworkIcon network={network} />}
        name={network.name}
        sub={isDisabled ? words.networks.notApproved : undefined}
        isSelected={network.caipNetworkId === current}
        isDisabled={isDisabled}
        onClick={() => onSelect(network.caipNetworkId)}
      />
    )
  }
  return (
    <ViewBody>
      <SearchField
        label={words.networks.search}
        clearLabel={words.networks.clearSearch}
        value={query}
        onChange={setQuery}
      />
      {mainnets.length > 0 ? <Group label={words.networks.all}>{mainnets.map(drawRow)}</Group> : null}
      {testnets.length > 0 ? (
        <Group label={words.networks.testnets} isLabelVisible>
          {testnets.map(drawRow)}
        </Group>
      ) : null}
      {found.length === 0 ? (
        <CenteredMessage
          image={<IconTile as={SearchX} />}
          title={words.networks.emptyTitle}
          text={words.networks.emptyText({ query: settled.trim() })}
        />
      ) : null}
    </ViewBody>
  )
}

/** `value` once it has rested; at once when it was emptied. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : SEARCH_DEBOUNCE)
    return () => clearTimeout(timer)
  }, [value])
  return value === '' ? value : settled
}
