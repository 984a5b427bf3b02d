import type { Address, HDAccount } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { failureCodes, WalletFailure } from '../protocol/wallet-failure.js'
import { findDevelopmentAccount } from '../state/development-accounts.js'

/** The phrase every local development node starts with. It protects nothing and must never hold real value. */
const developmentMnemonic = 'test test test test test test test test test test test junk'

/**
 * The key of one development account.
 *
 * @throws WalletFailure 4100 for an address that is not one of them.
 */
export function deriveDevelopmentKey(address: Address): HDAccount {
  const account = findDevelopmentAccount(address)
  if (!account) {
    throw new WalletFailure({ code: failureCodes.unauthorized, message: `The wallet has no key for ${address}.` })
  }
  return mnemonicToAccount(developmentMnemonic, { addressIndex: account.index })
}
