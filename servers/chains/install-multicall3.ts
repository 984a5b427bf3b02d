import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { callAnvil } from './call-anvil.js'

/** The address of Multicall3 on nearly every chain. */
export const multicall3Address = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** Installs Multicall3 on the anvil at `url`, unless it is there already. */
export async function installMulticall3(url: string): Promise<void> {
  const code = await callAnvil(url, 'eth_getCode', [multicall3Address, 'latest'])
  if (code !== '0x') return
  // `eth_call` of a contract creation returns the runtime code.
  const runtimeCode = await callAnvil(url, 'eth_call', [{ data: await readCreationCode() }, 'latest'])
  await callAnvil(url, 'anvil_setCode', [multicall3Address, runtimeCode])
}

/** viem contains the creation code but does not export it, so its file is imported by path. */
async function readCreationCode(): Promise<string> {
  const viemFolder = dirname(createRequire(import.meta.url).resolve('viem/package.json'))
  const path = join(viemFolder, '_esm', 'constants', 'contracts.js')
  const contracts: Record<string, unknown> = await import(pathToFileURL(path).href)
  const code = contracts.multicall3Bytecode
  if (typeof code !== 'string') throw new Error(`viem no longer keeps the Multicall3 code in ${path}.`)
  return code
}
