import { failureCodes, WalletFailure } from '../../protocol/wallet-failure.js'
import { findNamespaceAccount } from '../../state/namespace-accounts.js'

/** The session property in which sites look for the answer of `getAccountAddresses`, as JSON. */
export const addressesProperty = 'bip122_getAccountAddresses'

/**
 * The entry of an account in the answer of `getAccountAddresses`.
 *
 * @throws WalletFailure with 4100 for an account that does not belong to the wallet
 * @see https://docs.reown.com/advanced/multichain/rpc-reference/bitcoin-rpc
 */
export async function describeBitcoinAccount(address: string) {
  const account = findNamespaceAccount('bip122', address)
  if (!account) {
    throw new WalletFailure({ code: failureCodes.unauthorized, message: `The wallet has no key for ${address}.` })
  }
  const { getBitcoinPublicKey } = await import('../../namespaces/bip122/sign-bitcoin.js')
  const path = `m/84'/1'/0'/0/${account.index}`
  return [{ address, publicKey: getBitcoinPublicKey(account), path, intention: 'payment' }]
}
