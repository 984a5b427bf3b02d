'use client'

import { Button } from '../../components/button/button.js'
import { Icon } from '../../components/icon/icon.js'
import { IconButton } from '../../components/icon-button/icon-button.js'
import { NetworkIcon } from '../../components/network-icon/network-icon.js'
import { findNetwork } from '../../core/format/find-network.js'
import { getNetwork } from '../../core/selectors.js'
import { useMessages } from '../../features/use-messages.js'
import { ChevronDown } from '../../icons/chevron-down.js'
import { CircleHelp } from '../../icons/circle-help.js'
import { useViewOf } from '../../parts/views/use-view-of.js'
import { useLintel } from '../../react/lintel-context.js'
import { useLintelState } from '../../react/use-lintel-state.js'
import { networkSelector, networkSelectorIcon } from './modal-card.css.js'

/** Opens the help about wallets. */
export function HelpButton() {
  const { actions } = useLintel()
  const words = useMessages()
  const toHelp = useViewOf('wallet-help')
  if (!toHelp) return null
  return (
    <IconButton label={words.common.help} onClick={() => actions.push(toHelp({}))}>
      <Icon as={CircleHelp} />
    </IconButton>
  )
}

/** Opens the list of networks, unless the app turns switching off. */
export function NetworkSelector() {
  const { actions } = useLintel()
  const words = useMessages()
  const toNetworks = useViewOf('choose-network')
  const network = useLintelState((state) => {
    const active = getNetwork(state)
    return active ? findNetwork(state.networks, active) : undefined
  })
  if (!toNetworks) return null
  const name = network?.name ?? words.common.unknownNetwork
  return (
    <Button
      className={networkSelector}
      size="2"
      variant="ghost"
      accent="gray"
      aria-label={words.shell.networkSelector({ network: name })}
      onClick={() => actions.push(toNetworks({}))}
    >
      <NetworkIcon name={name} src={network?.assets?.imageUrl} size="1" className={networkSelectorIcon} />
      <Icon as={ChevronDown} size={16} />
    </Button>
  )
}
