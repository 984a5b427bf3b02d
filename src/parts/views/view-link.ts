import type { CaipNetworkId } from '../../core/model/caip.js'
import type { View } from '../../core/model/views/view.js'
import type { IconComponent } from '../../icons/create-icon.js'

/** The views that link to views of other features, and the facts that each passes. */
export type LinkPlaces = {
  /** The actions of Account. The app orders them by their options: `features.walletFeaturesOrder`. */
  Account: object
  /** The ways to fill an account that has nothing. */
  EmptyAccount: object
  /** The ways to fill an account. */
  FundWallet: object
  /** The rows of the settings of an account of another wallet. */
  AccountSettings: object
  /** The rows of the embedded wallet in Account. `isSmart`: its smart account is in use. */
  EmbeddedAccount: { isSmart: boolean }
  /** The ways to connect a wallet of another namespace, besides the known wallets. */
  SwitchActiveChain: object
  /** `address`: the contract; without one it is the native currency. `isActive`: the wallet is on the token's network. */
  TokenDetail: { network: CaipNetworkId; address: string | undefined; isActive: boolean }
}

/** How one view is reached from others. Each place returns the view's parameters, or null where the link is of no use. */
export type ViewLink<V extends View = View> = {
  icon: IconComponent
  from: { [Place in keyof LinkPlaces]?: (known: LinkPlaces[Place]) => Omit<V, 'name'> | null }
}
