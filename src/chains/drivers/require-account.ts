import type { Wallet, WalletAccount } from '@wallet-standard/base'
import { AccountNotSharedError } from '../../core/errors/wallet-errors.js'

/**
 * The account of a registered wallet (Wallet Standard) with this address.
 *
 * @throws AccountNotSharedError when the wallet no longer shares it
 */
export function requireAccount({ name, accounts }: Wallet, address: string): WalletAccount {
  const account = accounts.find((shared) => shared.address === address)
  if (account) return account
  throw new AccountNotSharedError({ details: `${name} no longer shares ${address}.` })
}
