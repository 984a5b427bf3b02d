import type { Network } from '../../../core/model/network.js'
import { isRecord } from '../../../rules/is-record.js'
import { createJsonRpc } from '../../drivers/create-json-rpc.js'
import { readGenesisId } from '../networks.js'

/** How far a node may be behind an earlier answer of another one, in blocks: about a minute. */
const ALLOWED_LAG = 10

/** Reads from the nodes of one network. */
export type PolkadotRpc = {
  /**
   * Reads the stored value of each of `keys`, from a node that is not far behind earlier reads.
   *
   * @throws RpcUnavailableError within 10 s
   */
  readStorage<Result>(keys: readonly string[], check: (storage: unknown) => Result): Promise<Result[]>
}

export function createRpc({ id, rpcUrls }: Network): PolkadotRpc {
  const rpc = createJsonRpc(rpcUrls.default.http, {
    method: 'chain_getBlockHash',
    params: [0],
    isExpected: (hash) => typeof hash === 'string' && readGenesisId(hash) === id,
  })
  let newest = 0

  function checkBlock(header: unknown): void {
    const number = isRecord(header) ? Number(header.number) : Number.NaN
    if (!Number.isSafeInteger(number)) throw new Error('The node answered chain_getHeader without a number.')
    if (number < newest - ALLOWED_LAG) throw new Error(`The node is behind: block ${number}, not ${newest}.`)
    newest = Math.max(newest, number)
  }

  return {
    readStorage: (keys, check) =>
      rpc.readTogether(
        [['chain_getHeader', []], ...keys.map((key) => ['state_getStorage', [key]] as const)],
        ([header, ...values]) => {
          checkBlock(header)
          return values.map(check)
        },
      ),
  }
}
