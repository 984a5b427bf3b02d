import type { JsonRpcCall } from '../../../src/rules/rpc/json-rpc.js'

/** The methods whose result is the id of a filter. */
const creating = new Set(['eth_newBlockFilter', 'eth_newFilter', 'eth_newPendingTransactionFilter'])
/** The methods whose first parameter is the id of a filter. */
const using = new Set(['eth_getFilterChanges', 'eth_getFilterLogs', 'eth_uninstallFilter'])

export function createsFilter({ method }: JsonRpcCall): boolean {
  return creating.has(method)
}

export function usesFilter({ method }: JsonRpcCall): boolean {
  return using.has(method)
}

/**
 * Adds the index of the endpoint to the id of a filter, as its last byte. A filter exists on one endpoint only, and the
 * server keeps no list of filters, so that several processes can serve the same caller.
 */
export function addEndpoint(id: unknown, endpoint: number): unknown {
  return typeof id === 'string' && /^0x[0-9a-f]+$/i.test(id) ? id + endpoint.toString(16).padStart(2, '0') : id
}

/** The reverse of `addEndpoint`: the call with the node's own id, and the index of the endpoint. */
export function splitEndpoint({ method, params }: JsonRpcCall): { call: JsonRpcCall; endpoint: number } | undefined {
  const [, id, endpoint] = /^(0x[0-9a-f]+)([0-9a-f]{2})$/i.exec(Array.isArray(params) ? String(params[0]) : '') ?? []
  if (id === undefined || endpoint === undefined) return undefined
  return { call: { method, params: [id] }, endpoint: Number.parseInt(endpoint, 16) }
}
