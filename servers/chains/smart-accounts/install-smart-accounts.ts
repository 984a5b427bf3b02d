import { callAnvil, callAnvilForEach } from '../call-anvil.js'
import { type AccountContract, accountContracts, passkeyLibrary, senderCreator } from './account-contracts.js'

/** Where solc leaves room for the address of the library. Only one library is linked. */
const libraryPlaceholder = /__\$[0-9a-f]{34}\$__/g

/**
 * Installs the contracts of smart accounts on the anvil at `url`, at the addresses that they have on every chain. Those that
 * are there already stay.
 *
 * The code of all but the paymaster comes from `@metamask/delegation-abis`. It was compiled with other settings than
 * the deployed code, so CREATE2 would give other addresses. The constructors run at the right ones instead: code that
 * depends on its own address or the chain id, and what a constructor stores, are as after a deployment.
 *
 * @throws Error when the node refuses, or a constructor fails.
 */
export async function installSmartAccounts(url: string): Promise<void> {
  const codes = await callAnvilForEach(
    url,
    'eth_getCode',
    accountContracts.map(({ address }) => [address, 'latest']),
  )
  const missing = accountContracts.filter((_contract, index) => codes[index] === '0x')
  if (missing.length === 0) return
  // Loaded here, because only the first start needs it.
  const [{ accountBytecode }, { readArtifact }] = await Promise.all([
    import('./account-bytecode.js'),
    import('../contents/plan/read-compiled.js'),
  ])
  const bytecode: Record<string, unknown> = {
    ...accountBytecode,
    SponsoringPaymaster: readArtifact('SponsoringPaymaster').bytecode,
  }
  await Promise.all(
    missing.map((contract) => install(url, contract, getCreationCode(contract, bytecode[contract.name]))),
  )
}

function getCreationCode({ name, constructorArguments = [] }: AccountContract, bytecode: unknown): string {
  if (typeof bytecode !== 'string') throw new Error(`There is no code of ${name}.`)
  const linked = bytecode.replaceAll(libraryPlaceholder, passkeyLibrary.slice(2).toLowerCase())
  return linked + constructorArguments.map((address) => address.slice(2).toLowerCase().padStart(64, '0')).join('')
}

async function install(url: string, { address, name }: AccountContract, creationCode: string): Promise<void> {
  // For this call alone the account has the creation code, so the constructor sees the address as its own.
  const creation = { to: address }
  const state = {
    [address]: { code: creationCode, nonce: '0x1', state: {} },
    // An interrupted installation may have left it, and then the constructor of the EntryPoint could not create it.
    [senderCreator]: { code: '0x', nonce: '0x0' },
  }
  const runtimeCode = await callAnvil(url, 'eth_call', [creation, 'latest', state])
  if (typeof runtimeCode !== 'string' || runtimeCode === '0x')
    throw new Error(`The constructor of ${name} returned no code.`)
  const tracer = { tracer: 'prestateTracer', tracerConfig: { diffMode: true }, stateOverrides: state }
  // A contract begins with nonce 1 (EIP-161).
  await callAnvil(url, 'anvil_setNonce', [address, '0x1'])
  const { post } = (await callAnvil(url, 'debug_traceCall', [creation, 'latest', tracer])) as StateDifference
  for (const [account, { code, nonce, storage = {} }] of Object.entries(post)) {
    if (account === sender) continue
    for (const [slot, value] of Object.entries(storage))
      await callAnvil(url, 'anvil_setStorageAt', [account, slot, value])
    if (code !== undefined) await callAnvil(url, 'anvil_setCode', [account, code])
    if (nonce !== undefined) await callAnvil(url, 'anvil_setNonce', [account, `0x${nonce.toString(16)}`])
  }
  // Last, because a contract with code counts as installed.
  await callAnvil(url, 'anvil_setCode', [address, runtimeCode])
}

/** Of a call without `from`. */
const sender = '0x0000000000000000000000000000000000000000'

/** The changes of a call, by account: the answer of the tracer `prestateTracer` of Geth. */
type StateDifference = {
  post: Record<string, { code?: string; nonce?: number; storage?: Record<string, string> }>
}
