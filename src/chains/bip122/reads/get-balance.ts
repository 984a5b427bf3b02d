import { InvalidTransactionError } from '../../../core/errors/transaction-errors.js'
import type { Balance } from '../../../core/model/chain-adapter.js'
import type { Network } from '../../../core/model/network.js'
import { explainAddress } from '../addresses/explain-address.js'
import type { Esplora } from './create-esplora.js'

export { createEsplora } from './create-esplora.js'

/**
 * The sum of the balances of these addresses, in satoshi. Mempool spending is subtracted; mempool income counts once it
 * is in a block, because its sender may still replace it.
 *
 * @throws InvalidTransactionError for a text that is not an address of this network, RpcUnavailableError within 10 s
 */
export async function getBalance(esplora: Esplora, network: Network, addresses: readonly string[]): Promise<Balance> {
  for (const got of addresses) {
    const write = explainAddress(got, network)
    if (write !== null) throw new InvalidTransactionError({ field: 'addresses', got, write })
  }
  // An address in upper case is valid, and the same address.
  const plain = addresses.map((address) => (/^(bc|tb|bcrt)1/i.test(address) ? address.toLowerCase() : address))
  const amounts = await esplora.readAmounts([...new Set(plain)])
  const confirmed = amounts.reduce((sum, amount) => sum + amount.confirmed, 0n)
  const unconfirmed = amounts.reduce((sum, amount) => sum + amount.unconfirmed, 0n)
  const { decimals, symbol } = network.nativeCurrency
  return { value: unconfirmed < 0n ? confirmed + unconfirmed : confirmed, decimals, symbol }
}
