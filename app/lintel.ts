import { bip122 } from '../src/chains/bip122/index.js'
import { eip155 } from '../src/chains/eip155/index.js'
import { polkadot } from '../src/chains/polkadot/index.js'
import { solana } from '../src/chains/solana/index.js'
import { walletConnect } from '../src/chains/walletconnect/index.js'
import { embedded } from '../src/embedded/index.js'
import type { CustomWallet } from '../src/headless/index.js'
import { createLintel } from '../src/index.js'
import { signIn } from '../src/services/sign-in/index.js'
import { practiceWalletIcon } from '../wallets/practice/provider/practice-wallet-icon.js'
import { otherNetworks } from './other-networks.js'
import { runtime } from './runtime.js'
import { wagmiConfig } from './wagmi.js'

/** By what names the practice wallet announces itself, so that it has one row for all namespaces. */
const practiceWalletEntry: CustomWallet = {
  id: 'practice-wallet',
  name: 'Practice wallet',
  rdns: 'example.lintel.practice-wallet',
  imageUrl: practiceWalletIcon,
  injected: [
    { namespace: 'solana', injectedId: 'Practice wallet' },
    { namespace: 'bip122', injectedId: 'lintelPracticeWallet.bitcoin' },
    { namespace: 'polkadot', injectedId: 'Practice wallet' },
  ],
}

const ethereumIcon = { imageId: 'eip155:1' }

const { directory, relay, dataApi, frame, practiceWallet, signIn: signInServer, analytics } = runtime.services

export const lintel = createLintel({
  metadata: {
    name: 'Lintel',
    description: 'A design system and a wallet modal made from it.',
    url: window.location.origin,
  },
  projectId: 'lintel-site',
  services: { directory, relay, dataApi, frame, analytics },
  // The page has a switch for it.
  analytics: { consent: 'required' },
  features: runtime.features,
  // A login leads back to the panel of the page, whose account has a row for names.
  names: { offersAtLogin: false },
  swap: runtime.swap,
  // For the balances of a network that the data API does not index.
  tokens: runtime.chains.flatMap(({ id, tokens = [] }) => tokens.map((token) => ({ network: id, ...token }))),
  // A local chain has the icon of the chain that it is like.
  networks: [...wagmiConfig.chains.map((chain) => ({ ...chain, assets: ethereumIcon })), ...otherNetworks],
  adapters: [eip155({ config: wagmiConfig }), solana(), bip122(), polkadot()],
  // The panel has a button for it.
  ...(signInServer && { siwx: signIn({ server: signInServer, required: false, opensAfterConnecting: false }) }),
  ...(relay && { walletConnect: walletConnect() }),
  ...(frame && { embedded: embedded() }),
  customWallets: [
    ...(practiceWallet ? [practiceWalletEntry] : []),
    // As a web app, it connects over the relay.
    ...(relay && practiceWallet
      ? [
          {
            id: 'practice-web-wallet',
            name: 'Practice web wallet',
            imageUrl: practiceWalletIcon,
            webAppLink: practiceWallet,
          },
        ]
      : []),
  ],
})
