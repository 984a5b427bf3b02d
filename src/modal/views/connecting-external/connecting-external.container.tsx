'use client'

import { useEffect } from 'react'
import { useActiveNamespace, useConnectors, useLintel, useMessages } from '../../../react/index.js'
import { ConnectingExternalView } from './connecting-external-view.js'

export type ConnectingExternalContainerProps = { view: { connectorId: string } }

/** Asks the wallet as soon as it is shown, and again on Try again. */
export function ConnectingExternalContainer({ view: { connectorId } }: ConnectingExternalContainerProps) {
  const { actions } = useLintel()
  const words = useMessages()
  const attempt = useActiveNamespace()?.attempt
  const connector = useConnectors().find(({ id }) => id === connectorId)

  // While the wallet is asked already, `connect` joins that try, so StrictMode's second run asks nothing twice.
  useEffect(() => {
    void actions.connect({ connectorId })
  }, [actions, connectorId])

  const failure = attempt?.kind === 'connect' && attempt.connectorId === connectorId ? attempt.failure : null
  return (
    <ConnectingExternalView
      words={words}
      wallet={{ name: connector?.name ?? words.common.yourWallet, imageUrl: connector?.imageUrl }}
      failure={failure}
      onRetry={() => void actions.connect({ connectorId })}
    />
  )
}
