import { smartAccountAddresses } from '../../../src/embedded/smart-account/addresses.js'
import { callAnvil } from '../call-anvil.js'
import { localSponsor } from './local-sponsor.js'

const ETHER = 10n ** 18n
/** The paymaster has 1 ETH at least and gets 10, wei. */
const least = ETHER
const added = 10n * ETHER

/** Fills the deposit that the paymaster of the local chain pays fees from, when little is left. */
export async function fillPaymaster(url: string): Promise<void> {
  const { address, paymaster } = localSponsor
  const balanceOf = `0x70a08231${paymaster.slice(2).toLowerCase().padStart(64, '0')}`
  const request = { to: smartAccountAddresses.entryPoint, data: balanceOf }
  const deposit = BigInt(String(await callAnvil(url, 'eth_call', [request, 'latest'])))
  if (deposit >= least) return
  await callAnvil(url, 'anvil_setBalance', [address, `0x${(2n * added).toString(16)}`])
  await callAnvil(url, 'anvil_impersonateAccount', [address])
  const payment = { from: address, to: paymaster, value: `0x${added.toString(16)}` }
  await callAnvil(url, 'eth_sendTransaction', [payment])
}
