import { isRecord } from '../../../rules/is-record.js'
import type { DriverSession } from '../../drivers/wallet-driver.js'
import { isSolanaAddress } from '../base58.js'
import { isSolanaChain } from './standard-wallet.js'

/** The accounts of Solana; those of other chains, and what is no account, are left out. */
export function readSession(accounts: unknown): DriverSession {
  const listed: readonly unknown[] = Array.isArray(accounts) ? accounts : []
  return {
    accounts: listed.flatMap((account) => {
      if (!isRecord(account) || typeof account.address !== 'string' || !isSolanaAddress(account.address)) return []
      const { address, chains, label } = account
      if (Array.isArray(chains) && chains.length > 0 && !chains.some(isSolanaChain)) return []
      return [{ address, type: 'eoa' as const, ...(typeof label === 'string' && label !== '' && { name: label }) }]
    }),
  }
}
