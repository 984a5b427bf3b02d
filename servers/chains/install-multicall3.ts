import { callAnvil } from './call-anvil.js'
import { multicall3Code } from './multicall3-code.js'

/** The address of Multicall3 on nearly every chain. */
export const multicall3Address = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** Installs Multicall3 on the anvil at `url`, unless it is there already. */
export async function installMulticall3(url: string): Promise<void> {
  const code = await callAnvil(url, 'eth_getCode', [multicall3Address, 'latest'])
  if (code !== '0x') return
  // `eth_call` of a contract creation returns the runtime code.
  const runtimeCode = await callAnvil(url, 'eth_call', [{ data: multicall3Code }, 'latest'])
  await callAnvil(url, 'anvil_setCode', [multicall3Address, runtimeCode])
}
