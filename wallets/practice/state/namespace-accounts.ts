import { developmentAccounts as bitcoinAddresses } from '../../../servers/chains/bitcoin/development-accounts.js'
import { developmentAccounts as solanaAddresses } from '../../../servers/chains/solana/development-accounts.js'

/** The namespaces besides eip155 (CAIP-2). */
export const otherNamespaces = ['solana', 'bip122', 'polkadot'] as const

export type OtherNamespace = (typeof otherNamespaces)[number]

export type NamedAccount = { name: string; address: string }

/** An account with a public key. `index` is its place in the derivation. */
export type NamespaceAccount = NamedAccount & { index: number }

/** The name of a namespace in texts. */
export const namespaceNames: Readonly<Record<OtherNamespace, string>> = {
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
}

/** Addresses of `//Alice` and so on behind Substrate's development phrase, with the prefix of any chain. */
const polkadotAccounts = [
  ['Alice', '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'],
  ['Bob', '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty'],
  ['Charlie', '5FLSigC9HGRKVhB9FiEo4Y3koPsNmBmLJbpXg2mp1hXcS59Y'],
  ['Dave', '5DAAnrj7VHTznn2AWBemMuyBwZWs6FNFjdyVXUeYum3PTXFy'],
] as const

/** The funded accounts of the local chains. */
export const namespaceAccounts: Readonly<Record<OtherNamespace, readonly NamespaceAccount[]>> = {
  solana: solanaAddresses.map((address, index) => ({ index, name: `Account ${index + 1}`, address })),
  bip122: bitcoinAddresses.map(({ payment }, index) => ({ index, name: `Account ${index + 1}`, address: payment })),
  polkadot: polkadotAccounts.map(([name, address], index) => ({ index, name, address })),
}

export function isOtherNamespace(value: unknown): value is OtherNamespace {
  return otherNamespaces.some((namespace) => namespace === value)
}

export function findNamespaceAccount(namespace: OtherNamespace, address: string): NamespaceAccount | undefined {
  return namespaceAccounts[namespace].find((account) => account.address === address)
}
