import { type Chain, defineChain } from 'viem'
import { createConfig, createStorage, http, injected } from 'wagmi'
import { announcePracticeWallet } from '../wallets/practice/provider/announce-practice-wallet.js'
import { runtime } from './runtime.js'
import { storage } from './storage.js'

/** The local chains, under the addresses that the server chose. It lists one at least. */
const chains = runtime.chains.map(
  ({ id, name, rpcUrl, contracts = {} }): Chain =>
    defineChain({
      id,
      name,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [rpcUrl] } },
      // Multicall3 and the resolver of names: wagmi's and viem's calls find them here.
      contracts,
    }),
) as [Chain, ...Chain[]]

// Before the config is created: wagmi drops a wallet that is announced between that and the end of reading its storage.
const { practiceWallet } = runtime.services
if (practiceWallet) announcePracticeWallet({ walletUrl: practiceWallet })

/** The site's wagmi config: an ordinary one. Lintel and wagmi's hooks share its connections. */
export const wagmiConfig = createConfig({
  chains,
  connectors: [injected()],
  transports: Object.fromEntries(chains.map(({ id }) => [id, http()])),
  // A page whose storage is blocked keeps its session in memory.
  storage: createStorage({ storage }),
})
