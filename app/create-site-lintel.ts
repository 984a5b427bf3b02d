import type { RuntimeConfig } from '../servers/pages/runtime-config.js'
import { eip155 } from '../src/chains/eip155/index.js'
import { walletConnect } from '../src/chains/walletconnect/index.js'
import { createLintel } from '../src/index.js'
import { practiceWalletIcon } from '../wallets/practice/provider/practice-wallet-icon.js'

/** Where viem's Multicall3 stands on every chain that has it; the server puts it on the local ones. */
const multicall3 = { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } as const

/** The wallet layer of the site, over the chains and the services that the server names. */
export function createSiteLintel({ chains, services: { directory, relay, practiceWallet } }: RuntimeConfig) {
  return createLintel({
    metadata: {
      name: 'Lintel',
      description: 'A design system and a wallet modal made from it.',
      url: window.location.origin,
    },
    projectId: 'lintel-site',
    services: { directory, relay },
    ...(relay ? { walletConnect: walletConnect() } : {}),
    ...(relay && practiceWallet ? { customWallets: [describeWebWallet(practiceWallet)] } : {}),
    networks: chains.map(({ id, name, rpcUrl }) => ({
      id,
      name,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [rpcUrl] } },
      contracts: { multicall3 },
    })),
    adapters: [eip155()],
  })
}

/** The practice wallet as a web app: its own page, over the relay, beside the one that announces itself here. */
const describeWebWallet = (webAppLink: string) => ({
  id: 'practice-web-wallet',
  name: 'Practice web wallet',
  imageUrl: practiceWalletIcon,
  webAppLink,
})
