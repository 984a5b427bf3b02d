import type { Balance } from '../../../core/model/chain-adapter.js'
import { readExactAmount } from '../../drivers/parse-exact-json.js'
import { createAddressError } from '../address-error.js'
import type { SolanaRpc } from '../create-rpc.js'
import { isSolanaAddress } from '../is-solana-address.js'
import type { SolanaNode } from '../solana-context.js'

/**
 * The sum of the balances of these addresses, in lamports, at the commitment `confirmed`.
 *
 * @throws InvalidTransactionError for an address of another chain, RpcUnavailableError within 10 s
 */
export async function getBalance({ rpc, network }: SolanaNode, addresses: readonly string[]): Promise<Balance> {
  const wrong = addresses.find((address) => !isSolanaAddress(address))
  if (wrong !== undefined) throw createAddressError('addresses', wrong)
  const values = await Promise.all([...new Set(addresses)].map((address) => readLamports(rpc, address)))
  const { decimals, symbol } = network.nativeCurrency
  return { value: values.reduce((sum, value) => sum + value, 0n), decimals, symbol }
}

/** The balance of one address, in lamports. */
export function readLamports(rpc: SolanaRpc, address: string): Promise<bigint> {
  return rpc.readValue('getBalance', [address], (value) => {
    const amount = readExactAmount(value)
    if (amount === undefined) throw new Error('The node answered getBalance without an amount.')
    return amount
  })
}
