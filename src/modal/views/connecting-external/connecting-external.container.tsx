'use client'

import { useEffect } from 'react'
import { useActiveNamespace, useConnectors, useLintel, useMessages } from '../../../react/index.js'
import { getWalletName } from '../../parts/plain-name/get-wallet-name.js'
import { ConnectingExternalView } from './connecting-external-view.js'

export type ConnectingExternalContainerProps = { view: { connectorId: string } }

/** Asks the wallet as soon as it is shown, and again on Try again. */
export function ConnectingExternalContainer({ view: { connectorId } }: ConnectingExternalContainerProps) {
  const { actions, store } = useLintel()
  const words = useMessages()
  const attempt = useActiveNamespace()?.attempt
  const connector = useConnectors().find(({ id }) => id === connectorId)

  // Once per visit: Connect has asked within the click already, and a wallet that refused before this view was here
  // is not asked again without a press.
  useEffect(() => {
    const { namespaces, activeNamespace } = store.getState()
    const known = namespaces[activeNamespace]?.attempt
    if (known?.kind !== 'connect' || known.connectorId !== connectorId) void actions.connect({ connectorId })
  }, [actions, store, connectorId])

  const failure = attempt?.kind === 'connect' && attempt.connectorId === connectorId ? attempt.failure : null
  return (
    <ConnectingExternalView
      words={words}
      wallet={{ name: getWalletName(connector, words), imageUrl: connector?.imageUrl }}
      failure={failure}
      onRetry={() => void actions.connect({ connectorId })}
    />
  )
}
