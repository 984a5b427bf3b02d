/** A family of chains that share an account format (CAIP-2 namespace). */
export type Namespace = 'eip155' | 'solana' | 'bip122' | 'polkadot'

export const namespaces = ['eip155', 'solana', 'bip122', 'polkadot'] as const satisfies readonly Namespace[]

/** A chain, as CAIP-2 writes it: `eip155:1`. */
export type CaipNetworkId = `${Namespace}:${string}`

/** An account on a chain, as CAIP-10 writes it: `eip155:1:0xab…`. */
export type CaipAddress = `${Namespace}:${string}:${string}`
