import { isRecord } from '../../../rules/is-record.js'
import { isChainOf } from '../../drivers/standard-wallets.js'
import type { DriverSession } from '../../drivers/wallet-driver.js'
import { isSolanaAddress } from '../is-solana-address.js'
import { chainPrefix } from './standard-wallet.js'

/** The Solana accounts, without those of other chains and entries that are not accounts. */
export function readSession(accounts: unknown): DriverSession {
  const listed: readonly unknown[] = Array.isArray(accounts) ? accounts : []
  return {
    accounts: listed.flatMap((account) => {
      if (!isRecord(account) || typeof account.address !== 'string' || !isSolanaAddress(account.address)) return []
      const { address, chains, label } = account
      const isElsewhere =
        Array.isArray(chains) && chains.length > 0 && !chains.some((chain) => isChainOf(chain, chainPrefix))
      if (isElsewhere) return []
      return [{ address, type: 'eoa' as const, ...(typeof label === 'string' && label !== '' && { name: label }) }]
    }),
  }
}
