import type { Network } from '../../core/model/network.js'
import { isRecord } from '../../rules/is-record.js'
import { createJsonRpc, type JsonRpc } from '../drivers/create-json-rpc.js'
import { readGenesisId } from './networks.js'

/** How far a node may be behind an earlier answer of another one, in slots: about a minute. */
const ALLOWED_LAG = 150

/** Calls the nodes of one network. */
export type SolanaRpc = JsonRpc & {
  /**
   * Reads the `value` of an answer with a context: at the commitment `confirmed`, from a node that is not far behind
   * earlier reads. `config` is added to the last parameter; `check` also gets the slot of the answer.
   *
   * @throws RpcUnavailableError within 10 s
   */
  readValue<Result>(
    method: string,
    params: readonly unknown[],
    check: (value: unknown, slot: number) => Result,
    config?: Readonly<Record<string, unknown>>,
  ): Promise<Result>
}

export function createRpc({ id, rpcUrls }: Network): SolanaRpc {
  const rpc = createJsonRpc((rpcUrls.service ?? rpcUrls.default).http, {
    method: 'getGenesisHash',
    params: [],
    isExpected: (hash) => typeof hash === 'string' && readGenesisId(hash) === id,
  })
  let newestSlot = 0

  /** @throws Error if the node is far behind an earlier answer of another one */
  function checkSlot(slot: unknown, oldest: number | undefined): number {
    if (typeof slot !== 'number' || !Number.isSafeInteger(slot)) throw new Error('The answer has no slot.')
    if (oldest !== undefined && slot < oldest) throw new Error(`The node is behind: slot ${slot}, not ${newestSlot}.`)
    newestSlot = Math.max(newestSlot, slot)
    return slot
  }

  return {
    ...rpc,
    readValue(method, params, check, config) {
      const minContextSlot = newestSlot > ALLOWED_LAG ? newestSlot - ALLOWED_LAG : undefined
      const options = { commitment: 'confirmed', ...(minContextSlot !== undefined && { minContextSlot }), ...config }
      return rpc.read(method, [...params, options], (result) => {
        if (!isRecord(result) || !isRecord(result.context)) {
          throw new Error(`The node answered ${method} without a context.`)
        }
        return check(result.value, checkSlot(result.context.slot, minContextSlot))
      })
    },
  }
}
