/** A family of chains that share an account format (CAIP-2 namespace). */
export type Namespace = 'eip155' | 'solana' | 'bip122' | 'polkadot'

export const namespaces = ['eip155', 'solana', 'bip122', 'polkadot'] as const satisfies readonly Namespace[]

/** A chain, as CAIP-2 writes it: `eip155:1`. */
export type CaipNetworkId = `${Namespace}:${string}`

/** An account on a chain, as CAIP-10 writes it: `eip155:1:0xab…`. */
export type CaipAddress = `${Namespace}:${string}:${string}`

/** Whether `name` is a namespace that Lintel knows. */
export function isNamespace(name: unknown): name is Namespace {
  return namespaces.includes(name as Namespace)
}

/** Whether `text` is a CAIP-2 id of a namespace that Lintel knows. */
export function isCaipNetworkId(text: unknown): text is CaipNetworkId {
  return typeof text === 'string' && isNamespace(/^(\w+):[-\w]{1,32}$/.exec(text)?.[1])
}
