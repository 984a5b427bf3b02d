import {
  type Account,
  type CaipNetworkId,
  ConnectButton,
  type Connection,
  createLintel,
  type ErrorCode,
  en,
  LintelModal,
  LintelProvider,
  type Messages,
  type Network,
  type View,
  type ViewName,
} from 'lintel'
import { bip122, bitcoinMainnet } from 'lintel/bip122'
import { Button } from 'lintel/components'
import { isRejection } from 'lintel/core'
import { eip155 } from 'lintel/eip155'
import { embedded } from 'lintel/embedded'
import * as icons from 'lintel/icons'
import { ar } from 'lintel/messages/ar'
import { polkadot, polkadotAssetHub } from 'lintel/polkadot'
import * as server from 'lintel/server'
import { signIn } from 'lintel/sign-in'
import { solana, solanaMainnet } from 'lintel/solana'
import { mockChain } from 'lintel/testing'
import { Theme } from 'lintel/theme'
import { vars } from 'lintel/tokens'
import { walletConnect } from 'lintel/walletconnect'
import { mainnet } from 'viem/chains'

export const lintel = createLintel({
  metadata: { name: 'My app' },
  networks: [mainnet, solanaMainnet, bitcoinMainnet, polkadotAssetHub],
  adapters: [eip155(), solana(), bip122(), polkadot(), mockChain()],
  messages: ar,
  walletConnect: walletConnect(),
  embedded: embedded(),
  siwx: signIn({ server: '/sign-in' }),
})

export const whole: Messages = ar
// @ts-expect-error the words of views and components are missing
export const part: Messages = { ...en, locale: 'de' }
export type Basics = [Account, CaipNetworkId, Connection, Network, ErrorCode]
export const view: View = { name: 'Networks' }
export const viewName: ViewName = 'Account'
// @ts-expect-error no view has this name
export const unknown: ViewName = 'Harbor'
export const color: string = vars.accent.text
export const isRefused: boolean = isRejection(new Error('no'))
export const names = [Object.keys(icons), Object.keys(server)]

export const App = () => (
  <Theme accent="indigo" root>
    <LintelProvider lintel={lintel}>
      <ConnectButton />
      <Button>Save</Button>
      <LintelModal />
    </LintelProvider>
  </Theme>
)
