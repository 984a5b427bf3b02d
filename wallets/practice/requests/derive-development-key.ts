import type { Address, HDAccount } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { failureCodes, WalletFailure } from '../protocol/wallet-failure.js'
import { findDevelopmentAccount } from '../state/development-accounts.js'
import { developmentMnemonic } from './development-mnemonic.js'

/**
 * Derives the private key of a development account.
 *
 * @throws WalletFailure 4100 when the address is not a development account.
 */
export function deriveDevelopmentKey(address: Address): HDAccount {
  const account = findDevelopmentAccount(address)
  if (!account) {
    throw new WalletFailure({ code: failureCodes.unauthorized, message: `The wallet has no key for ${address}.` })
  }
  return mnemonicToAccount(developmentMnemonic, { addressIndex: account.index })
}
