import { type Address, numberToHex } from 'viem'
import { callAnvil } from '../../chains/call-anvil.js'

/**
 * Sets the balance of `address` to `balance` (wei) on each anvil, where it is less.
 *
 * @throws Error if a node is not an anvil
 */
export async function fundAccount(address: Address, balance: bigint, urls: readonly string[]): Promise<void> {
  await Promise.all(
    urls.map(async (url) => {
      const present = BigInt(String(await callAnvil(url, 'eth_getBalance', [address, 'latest'])))
      if (present < balance) await callAnvil(url, 'anvil_setBalance', [address, numberToHex(balance)])
    }),
  )
}
