import type { Network } from '../../../core/model/network.js'
import { createJsonRpc, type JsonRpc } from '../../drivers/create-json-rpc.js'
import { readGenesisId } from '../networks.js'

/** Calls the nodes of one network. */
export function createRpc({ id, rpcUrls }: Network): JsonRpc {
  return createJsonRpc(rpcUrls.default.http, {
    method: 'chain_getBlockHash',
    params: [0],
    isExpected: (hash) => typeof hash === 'string' && readGenesisId(hash) === id,
  })
}
