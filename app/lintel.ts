import { eip155 } from '../src/chains/eip155/index.js'
import { walletConnect } from '../src/chains/walletconnect/index.js'
import { embedded } from '../src/embedded/index.js'
import { createLintel } from '../src/index.js'
import { signIn } from '../src/services/sign-in/index.js'
import { practiceWalletIcon } from '../wallets/practice/provider/practice-wallet-icon.js'
import { runtime } from './runtime.js'
import { wagmiConfig } from './wagmi.js'

const { directory, relay, dataApi, frame, practiceWallet, signIn: signInServer } = runtime.services

export const lintel = createLintel({
  metadata: {
    name: 'Lintel',
    description: 'A design system and a wallet modal made from it.',
    url: window.location.origin,
  },
  projectId: 'lintel-site',
  services: { directory, relay, dataApi, frame },
  // For the balances of a network that the data API does not index.
  tokens: runtime.chains.flatMap(({ id, tokens = [] }) => tokens.map((token) => ({ network: id, ...token }))),
  networks: wagmiConfig.chains,
  adapters: [eip155({ config: wagmiConfig })],
  // The panel has a button for it.
  ...(signInServer && { siwx: signIn({ server: signInServer, required: false, opensAfterConnecting: false }) }),
  ...(relay && { walletConnect: walletConnect() }),
  ...(frame && { embedded: embedded() }),
  ...(relay && practiceWallet && { customWallets: [describePracticeWebWallet(practiceWallet)] }),
})

/** The practice wallet as a web app, which connects over the relay. */
function describePracticeWebWallet(webAppLink: string) {
  return { id: 'practice-web-wallet', name: 'Practice web wallet', imageUrl: practiceWalletIcon, webAppLink }
}
