import type { Network } from '../../../core/model/network.js'
import { createNodeReader, type NodeReader } from '../../drivers/create-node-reader.js'
import { readGenesisId } from '../networks.js'

/** Reads from the nodes of one network. */
export function createRpc({ id, rpcUrls }: Network): NodeReader {
  return createNodeReader({
    urls: rpcUrls.default.http,
    genesis: {
      method: 'chain_getBlockHash',
      params: [0],
      isExpected: (hash) => typeof hash === 'string' && readGenesisId(hash) === id,
    },
  })
}
