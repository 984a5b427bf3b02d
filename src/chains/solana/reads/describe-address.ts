import type { AddressFacts } from '../../../core/model/chain-adapter.js'
import { isBurnAddress } from '../../../rules/addresses/burn-address.js'
import { createAddressError } from '../address-error.js'
import { isSolanaAddress } from '../is-solana-address.js'
import { systemProgram } from '../programs.js'
import type { SolanaNode } from '../solana-context.js'
import { readAccounts } from './read-accounts.js'
import { readMint, readTokenAccount } from './token-accounts.js'

/**
 * Facts about a receiver, for warnings before something is sent to it. `isToken`: the mint of a token, or an account that holds
 * tokens. SOL sent to either is usually lost.
 *
 * @throws InvalidTransactionError for anything but an address, RpcUnavailableError within 10 s
 */
export async function describeAddress({ rpc }: SolanaNode, address: string): Promise<AddressFacts> {
  if (!isSolanaAddress(address)) throw createAddressError('address', address)
  if (isBurnAddress(address)) return { isContract: false, isToken: false, isBurn: true }
  const [account = null] = await readAccounts(rpc, [address])
  // Most addresses without an account belong to wallets, not to programs.
  if (account === null || account.owner === systemProgram) return { isContract: false, isToken: false }
  return { isContract: true, isToken: readMint(account) !== null || readTokenAccount(account) !== null }
}
