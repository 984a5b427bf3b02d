import { callAnvil } from '../call-anvil.js'
import { contracts } from './addresses.js'
import { localTreasury } from './local-treasury.js'

/** What the treasury has at least and gets, wei. */
const ether = { least: 10n ** 21n, added: 10n ** 23n }
/** As above, millionths of a Harbor Dollar. */
const dollars = { least: 10n ** 11n, added: 10n ** 13n }

/**
 * Where a token of `Erc20.sol` keeps the balance of the treasury: `balanceOf` is its second variable, so this is the keccak256
 * hash of the address and 1, in 32 bytes each.
 */
const balanceSlot = '0x2ad173f7888bc63c3b1017fb35d175ed47e58d799433b9ef60052683fcc98a7e'

/**
 * Fills the treasury that the stand-ins for on-ramps deliver from, when little is left. It changes the state, because a
 * transaction would add a block at each new chain's end.
 */
export async function fillTreasury(url: string): Promise<void> {
  const { address } = localTreasury
  const token = contracts.harborDollar
  const balance = BigInt(String(await callAnvil(url, 'eth_getBalance', [address, 'latest'])))
  if (balance < ether.least) {
    await callAnvil(url, 'anvil_setBalance', [address, `0x${(balance + ether.added).toString(16)}`])
  }
  const tokens = BigInt(String(await callAnvil(url, 'eth_getStorageAt', [token, balanceSlot, 'latest'])))
  if (tokens < dollars.least) {
    const word = (tokens + dollars.added).toString(16).padStart(64, '0')
    await callAnvil(url, 'anvil_setStorageAt', [token, balanceSlot, `0x${word}`])
  }
}
