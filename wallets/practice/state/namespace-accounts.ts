import { developmentAccounts as solanaAddresses } from '../../../servers/chains/solana/development-accounts.js'

/** The namespaces besides eip155 (CAIP-2). */
export const otherNamespaces = ['solana'] as const

export type OtherNamespace = (typeof otherNamespaces)[number]

export type NamedAccount = { name: string; address: string }

/** An account with a public key. `index` is its place in the derivation. */
export type NamespaceAccount = NamedAccount & { index: number }

/** How a namespace is called in texts. */
export const namespaceNames: Readonly<Record<OtherNamespace, string>> = { solana: 'Solana' }

/** The funded accounts of the local chains. */
export const namespaceAccounts: Readonly<Record<OtherNamespace, readonly NamespaceAccount[]>> = {
  solana: solanaAddresses.map((address, index) => ({ index, name: `Account ${index + 1}`, address })),
}

export function isOtherNamespace(value: unknown): value is OtherNamespace {
  return otherNamespaces.some((namespace) => namespace === value)
}

export function findNamespaceAccount(namespace: OtherNamespace, address: string): NamespaceAccount | undefined {
  return namespaceAccounts[namespace].find((account) => account.address === address)
}
