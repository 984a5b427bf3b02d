'use client'

import type { Connector } from '../core/model/connector.js'
import { getNamespace } from '../core/selectors.js'
import { useLintelState } from './use-lintel-state.js'

const none: readonly Connector[] = []

/**
 * The wallets that can be connected in the active namespace, each once.
 *
 * @example
 * const { actions } = useLintel()
 * useConnectors().map(({ id, name }) => <button onClick={() => actions.connect({ connectorId: id })}>{name}</button>)
 */
export function useConnectors(): readonly Connector[] {
  return useLintelState((state) => getNamespace(state)?.connectors ?? none)
}
