'use client'

import type { Connector } from '../core/model/connector.js'
import { useActiveNamespace } from './use-account.js'

const none: readonly Connector[] = []

/**
 * The wallets that can be connected in the active namespace, each once however often it was announced.
 *
 * @example
 * const { actions } = useLintel()
 * useConnectors().map(({ id, name }) => <button onClick={() => actions.connect({ connectorId: id })}>{name}</button>)
 */
export function useConnectors(): readonly Connector[] {
  return useActiveNamespace()?.connectors ?? none
}
