import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Address, createTestClient, type Hex, http, isHex, publicActions } from 'viem'
import { mainnet } from 'viem/chains'

/** Where Multicall3 lives on nearly every chain. */
export const multicall3Address: Address = mainnet.contracts.multicall3.address

/** Puts Multicall3 at its usual address of the anvil at `url`; does nothing when it is there already. */
export async function installMulticall3(url: string): Promise<void> {
  const client = createTestClient({ mode: 'anvil', transport: http(url) }).extend(publicActions)
  if (await client.getCode({ address: multicall3Address })) return
  // A creation that is only called returns the code it would leave behind.
  const { data: bytecode } = await client.call({ data: await readCreationCode() })
  if (!bytecode) throw new Error('The Multicall3 creation code returned nothing.')
  await client.setCode({ address: multicall3Address, bytecode })
}

/** viem carries the code for its own calls but does not export it, so its file is read by path. */
async function readCreationCode(): Promise<Hex> {
  const viemFolder = dirname(createRequire(import.meta.url).resolve('viem/package.json'))
  const path = join(viemFolder, '_esm', 'constants', 'contracts.js')
  const contracts: Record<string, unknown> = await import(pathToFileURL(path).href)
  const code = contracts.multicall3Bytecode
  if (!isHex(code)) throw new Error(`viem no longer keeps the Multicall3 code in ${path}.`)
  return code
}
