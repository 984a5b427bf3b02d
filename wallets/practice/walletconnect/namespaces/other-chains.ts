import { localBitcoin, localPolkadot, localSolana } from '../../../../servers/chains/serving/local-networks.js'
import { findNamespaceAccount, type OtherNamespace, otherNamespaces } from '../../state/namespace-accounts.js'

/** The support for one namespace besides eip155: its local chain (CAIP-2), and the methods that sites may call there. */
export type OtherChain = { caipNetworkId: string; name: string; methods: readonly string[] }

export const otherChains: Readonly<Record<OtherNamespace, OtherChain>> = {
  solana: {
    ...localSolana,
    methods: [
      'solana_signMessage',
      'solana_signTransaction',
      'solana_signAllTransactions',
      'solana_signAndSendTransaction',
    ],
  },
  bip122: { ...localBitcoin, methods: ['getAccountAddresses', 'signMessage'] },
  polkadot: { ...localPolkadot, methods: ['polkadot_signMessage'] },
}

/** The namespace of a chain; undefined for chains of eip155 and those that are not local. */
export function findOtherNamespace(chain: string): OtherNamespace | undefined {
  return otherNamespaces.find((namespace) => otherChains[namespace].caipNetworkId === chain)
}

/** The account in a CAIP-10 id, if it belongs to this wallet, on a local chain of another namespace than eip155. */
export function readOtherAccount(account: string): { namespace: OtherNamespace; address: string } | undefined {
  const split = account.lastIndexOf(':')
  const namespace = findOtherNamespace(account.slice(0, split))
  const address = account.slice(split + 1)
  return namespace && findNamespaceAccount(namespace, address) ? { namespace, address } : undefined
}
