import { developmentAccounts } from '../../../wallets/practice/state/development-accounts.js'
import { namespaceAccounts } from '../../../wallets/practice/state/namespace-accounts.js'
import type { Proposal } from '../../../wallets/practice/walletconnect/pairing/judge-proposal.js'
import type { ConnectedSession } from '../../../wallets/practice/walletconnect/sessions/connected-session.js'
import { hostile } from '../../support/hostile-text.js'

export const sampleChains = [
  { id: 31337, name: 'Local Ethereum' },
  { id: 31338, name: 'Local Rollup' },
]

export const formatSampleChain = (chainId: number) =>
  sampleChains.find(({ id }) => id === chainId)?.name ?? `Chain ${chainId}`

export const sampleProposal: Proposal = {
  id: 1,
  peer: { name: 'Harbour', host: 'harbour.example' },
  chainIds: [31337, 31338],
  others: [],
  methods: ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction', 'wallet_switchEthereumChain'],
  obstacle: null,
}

/** One proposal for every namespace. */
export const proposalOfAll: Proposal = {
  ...sampleProposal,
  others: ['solana', 'bip122', 'polkadot'],
  methods: ['personal_sign', 'solana_signMessage', 'solana_signTransaction', 'signMessage', 'polkadot_signMessage'],
}

/** Names after `readPeer`: cut, but otherwise unchanged. */
export const hostilePeer = {
  name: `<b>Bank</b> ${hostile.bidiOverride} ${hostile.zeroWidth} ${hostile.stacked}`,
  host: hostile.unbroken.slice(0, 80),
}

const [first, second] = developmentAccounts

export const sampleSession: ConnectedSession = {
  topic: 'a'.repeat(64),
  peer: sampleProposal.peer,
  chainIds: [31337, 31338],
  accounts: [first.address, second.address],
  others: [],
  since: Date.UTC(2026, 10, 20, 12, 30),
}

export const sessionOfAll: ConnectedSession = {
  ...sampleSession,
  others: proposalOfAll.others.map((namespace) => ({
    namespace,
    address: namespaceAccounts[namespace][0]?.address ?? '',
  })),
}
