'use client'

import { ChevronDown } from 'lucide-react'
import { Button, Icon, NetworkIcon } from '../../components/index.js'
import { findNetwork } from '../../core/index.js'
import { useLintel, useLintelState, useMessages } from '../../react/index.js'
import { networkSelector, networkSelectorIcon } from './modal-card.css.js'

/** The header's network selector, named `Network: <name>`; absent when switching is turned off. */
export function NetworkSelector() {
  const { actions } = useLintel()
  const words = useMessages()
  const isEnabled = useLintelState((state) => state.settings.enableNetworkSwitch)
  const network = useLintelState((state) => {
    const active = state.namespaces[state.activeNamespace]?.network
    return active ? findNetwork(state.networks, active) : undefined
  })
  if (!isEnabled) return null
  const name = network?.name ?? words.common.unknownNetwork
  return (
    <Button
      className={networkSelector}
      size="2"
      variant="ghost"
      accent="gray"
      aria-label={words.shell.networkSelector({ network: name })}
      onClick={() => actions.push({ name: 'Networks' })}
    >
      <NetworkIcon name={name} src={network?.assets?.imageUrl} size="1" className={networkSelectorIcon} />
      <Icon as={ChevronDown} size={16} />
    </Button>
  )
}
