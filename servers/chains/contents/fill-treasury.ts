import { callAnvil } from '../call-anvil.js'
import { contracts } from './addresses.js'
import { localExchanges, localSweeper } from './local-payers.js'
import { localTreasury } from './local-treasury.js'

/** The minimum balance of each, and the amount that it gets, wei. */
const ether = { least: 10n ** 21n, added: 10n ** 23n }
/** As above, millionths of a Harbor Dollar. */
const dollars = { least: 10n ** 11n, added: 10n ** 13n }

/**
 * Where a token of `Erc20.sol` keeps the balance of the treasury: `balanceOf` is its second variable, so this is the keccak256
 * hash of the address and 1, in 32 bytes each.
 */
const treasurySlot = '0x2ad173f7888bc63c3b1017fb35d175ed47e58d799433b9ef60052683fcc98a7e'

/**
 * Fills the accounts from which the stand-ins for on-ramps and exchanges send, and the account that pays the fees of
 * payments, if little is left. It changes the state, because a transaction would add a block at each new chain's end.
 */
export async function fillTreasury(url: string): Promise<void> {
  const holders = [{ address: localTreasury.address, balanceSlot: treasurySlot }, ...Object.values(localExchanges)]
  await Promise.all([
    ...[...holders, localSweeper].map(({ address }) => fillEther(url, address)),
    ...holders.map(({ balanceSlot }) => fillDollars(url, balanceSlot)),
  ])
}

async function fillEther(url: string, address: string): Promise<void> {
  const balance = BigInt(String(await callAnvil(url, 'eth_getBalance', [address, 'latest'])))
  if (balance >= ether.least) return
  await callAnvil(url, 'anvil_setBalance', [address, `0x${(balance + ether.added).toString(16)}`])
}

async function fillDollars(url: string, slot: string): Promise<void> {
  const token = contracts.harborDollar
  const tokens = BigInt(String(await callAnvil(url, 'eth_getStorageAt', [token, slot, 'latest'])))
  if (tokens >= dollars.least) return
  const word = (tokens + dollars.added).toString(16).padStart(64, '0')
  await callAnvil(url, 'anvil_setStorageAt', [token, slot, `0x${word}`])
}
