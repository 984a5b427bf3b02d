import type { Namespace } from '../../../core/model/caip.js'
import type { Network } from '../../../core/model/network.js'
import { listPairedChains } from '../../../core/wallets/list-paired-chains.js'

/** The app's proposal for one namespace. Chains are CAIP-2. */
export type ProposedNamespace = { chains: string[]; methods: string[]; events: string[] }

/** Methods and events by namespace (CAIP-211). */
const abilities: Readonly<Record<Namespace, Omit<ProposedNamespace, 'chains'>>> = {
  eip155: {
    methods: [
      'personal_sign',
      'eth_signTypedData_v4',
      'eth_sendTransaction',
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
      'wallet_sendCalls',
      'wallet_getCallsStatus',
      'wallet_getCapabilities',
    ],
    events: ['accountsChanged', 'chainChanged'],
  },
  solana: {
    methods: [
      'solana_signMessage',
      'solana_signTransaction',
      'solana_signAllTransactions',
      'solana_signAndSendTransaction',
    ],
    events: ['accountsChanged', 'chainChanged'],
  },
  bip122: {
    methods: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
    events: ['bip122_addressesChanged'],
  },
  polkadot: {
    methods: ['polkadot_signTransaction', 'polkadot_signMessage'],
    events: ['accountsChanged', 'chainChanged'],
  },
}

/** One proposal for all of the app's networks. Everything is optional, so that a wallet can approve a part. */
export function proposeNamespaces(networks: readonly Network[]): Partial<Record<Namespace, ProposedNamespace>> {
  const proposed: Partial<Record<Namespace, ProposedNamespace>> = {}
  for (const network of networks) {
    const { chainNamespace } = network
    const namespace = proposed[chainNamespace] ?? { chains: [], ...abilities[chainNamespace] }
    const chains = new Set([...namespace.chains, ...listPairedChains(network)])
    proposed[chainNamespace] = { ...namespace, chains: [...chains] }
  }
  return proposed
}
