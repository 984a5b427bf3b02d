import { smartAccountAddresses } from '../../../src/embedded/smart-account/addresses.js'
import { callAnvil } from '../call-anvil.js'

const ETHER = 10n ** 18n
/** With less than this, the paymaster gets `ADDED_DEPOSIT` more, wei. */
const MIN_DEPOSIT = ETHER
const ADDED_DEPOSIT = 10n * ETHER

/**
 * Where EntryPoint 0.7 keeps the deposit of the local paymaster: its mapping of deposits is the first variable, so this is the
 * keccak256 hash of the paymaster's address and 0, in 32 bytes each.
 */
const depositSlot = '0xfb4767a68f5ff0ed0b8906203dcfc5e73c7c0b1e9c39815d1ddaf37e3f8b06f7'

/**
 * Fills the deposit that the paymaster of the local chains pays fees from, when little is left. It changes the state, because a
 * transaction would add a block at each new chain's end.
 */
export async function fillPaymaster(url: string): Promise<void> {
  const { entryPoint } = smartAccountAddresses
  const deposit = BigInt(String(await callAnvil(url, 'eth_getStorageAt', [entryPoint, depositSlot, 'latest'])))
  if (deposit >= MIN_DEPOSIT) return
  const word = (deposit + ADDED_DEPOSIT).toString(16).padStart(64, '0')
  await callAnvil(url, 'anvil_setStorageAt', [entryPoint, depositSlot, `0x${word}`])
  const balance = BigInt(String(await callAnvil(url, 'eth_getBalance', [entryPoint, 'latest'])))
  await callAnvil(url, 'anvil_setBalance', [entryPoint, `0x${(balance + ADDED_DEPOSIT).toString(16)}`])
}
