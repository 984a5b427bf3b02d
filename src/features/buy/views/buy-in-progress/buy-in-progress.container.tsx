'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Button } from '../../../../components/button/button.js'
import { getInternals } from '../../../../core/actions/internals.js'
import { findNetwork } from '../../../../core/format/find-network.js'
import type { View } from '../../../../core/model/views/view.js'
import { getHomeView } from '../../../../core/selectors.js'
import { CircleHelp } from '../../../../icons/circle-help.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import { writeExplorerLink } from '../../../../parts/links/write-explorer-link.js'
import { CenteredMessage } from '../../../../parts/view-body/centered-message.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useNetworks } from '../../../../react/use-network.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { enBuy } from '../../messages/en.js'
import { useBuyOrder } from '../../react/use-buy-order.js'
import { BuyInProgressView } from './buy-in-progress-view.js'

/** Follows an order of this browser. */
export function BuyInProgressContainer({ view: { order: id } }: { view: Extract<View, { name: 'BuyInProgress' }> }) {
  const { actions, store } = useLintel()
  const words = useModalWords()
  const labels = useViewWords('buy', enBuy)
  const networks = useNetworks()
  const shown = useBuyOrder(id)
  useFreshAccount(shown?.order.status === 'confirmed')

  const buy = () => actions.replace({ name: 'OnRampProviders' })
  if (!shown) {
    return (
      <CenteredMessage
        image={<IconTile as={CircleHelp} />}
        text={labels.gone}
        actions={<Button onClick={buy}>{labels.toBuy}</Button>}
      />
    )
  }
  const { order, openPage, leaveByLink, ...rest } = shown
  const network = findNetwork(networks, order.network)
  /** Goes back to the form if it is below this view, else opens it. */
  const leave = () => (store.getState().router.stack.length > 1 ? actions.back() : buy())
  return (
    <BuyInProgressView
      {...rest}
      labels={labels}
      locale={words.locale}
      order={order}
      network={network?.name ?? words.common.unknownNetwork}
      explorerUrl={writeExplorerLink(network, 'tx', order.hash ?? undefined)}
      onContinue={openPage}
      onLink={leaveByLink}
      onStep={(step) => (step === 'done' ? actions.reset(getHomeView(store.getState())) : leave())}
    />
  )
}

/** Reads the tokens and transactions of accounts again after a delivery. */
function useFreshAccount(isDelivered: boolean): void {
  const lintel = useLintel()
  const client = useQueryClient()
  useEffect(() => {
    if (!isDelivered) return
    const { createKey } = getInternals(lintel)
    for (const kind of ['portfolio', 'activity', 'balance']) {
      void client.invalidateQueries({ queryKey: createKey(kind) })
    }
  }, [lintel, client, isDelivered])
}
