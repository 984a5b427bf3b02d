import type { Address } from 'viem'
import { type FrameNetwork, isSolanaNetwork } from '../../../servers/frame/frame-config.js'
import type { AccountType, Signer } from '../../approval/describe/approval.js'

/** An account of the wallet on a network of eip155. Both types are controlled by the same key. */
export type WalletAccount = Signer

/**
 * The accounts of the wallet with the key of `owner` on a network of eip155. Without a bundler there is no smart account.
 */
export async function listAccounts(
  owner: Address,
  { bundlerUrl }: Pick<FrameNetwork, 'bundlerUrl'>,
): Promise<readonly WalletAccount[]> {
  const account: WalletAccount = { address: owner, type: 'eoa' }
  if (!bundlerUrl) return [account]
  // Only when it is needed: it has the hash functions and the code of the account.
  const { getSmartAccountAddress } = await import('../../../src/embedded/smart-account/get-smart-account-address.js')
  return [{ address: getSmartAccountAddress(owner), type: 'smartAccount' }, account]
}

/** The accounts of the wallet on a network of any namespace. On Solana there is that of the key alone. */
export async function listNetworkAccounts(
  { eip155, solana }: { eip155: string; solana: string },
  network: Pick<FrameNetwork, 'caipNetworkId' | 'bundlerUrl'>,
): Promise<readonly { address: string; type: AccountType }[]> {
  return isSolanaNetwork(network) ? [{ address: solana, type: 'eoa' }] : listAccounts(eip155 as Address, network)
}

/** The account of this type. The accounts are those of one network, which has this type. */
export function findAccount<Account extends { type: AccountType }>(
  accounts: readonly Account[],
  type: AccountType,
): Account {
  const found = accounts.find((account) => account.type === type)
  if (!found) throw new RangeError(`There is no account of the type ${type}.`)
  return found
}
