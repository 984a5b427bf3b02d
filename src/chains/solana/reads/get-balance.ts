import type { Balance } from '../../../core/model/chain-adapter.js'
import type { Network } from '../../../core/model/network.js'
import { isRecord } from '../../../rules/is-record.js'
import type { SolanaRpc } from './create-rpc.js'

/**
 * The balance of these addresses together, in lamports, at the commitment `confirmed`.
 *
 * @throws RpcUnavailableError within 10 s
 */
export async function getBalance(
  rpc: SolanaRpc,
  { nativeCurrency }: Network,
  addresses: readonly string[],
): Promise<Balance> {
  const values = await Promise.all([...new Set(addresses)].map((address) => readLamports(rpc, address)))
  const { decimals, symbol } = nativeCurrency
  return { value: values.reduce((sum, value) => sum + value, 0n), decimals, symbol }
}

function readLamports(rpc: SolanaRpc, address: string): Promise<bigint> {
  const minContextSlot = rpc.readMinSlot()
  const config = { commitment: 'confirmed', ...(minContextSlot !== undefined && { minContextSlot }) }
  return rpc.read('getBalance', [address, config], (result) => {
    if (!isRecord(result) || !isRecord(result.context))
      throw new Error('The node answered getBalance without a context.')
    rpc.checkSlot(result.context.slot)
    const { value } = result
    const isAmount =
      typeof value === 'string' ? /^\d{16,20}$/.test(value) : Number.isSafeInteger(value) && Number(value) >= 0
    if (!isAmount) throw new Error('The node answered getBalance without an amount.')
    return BigInt(value as string | number)
  })
}
