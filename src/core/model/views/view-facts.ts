import type { CloseRefusals, FeatureOptions, FeatureState, FeatureSwitches, ViewAliases } from '../../feature-types.js'
import type { Namespace } from '../caip.js'
import type { ServiceUrls } from '../options/service-urls.js'
import type { WalletFeatures } from '../options/wallet-features.js'
import type { Params } from './params.js'
import type { ViewRoles } from './view-roles.js'

/**
 * The event that a view waits for. Each has rules of its own, which apply to every view that waits for it.
 *
 * - `approval`: the visitor answers a request to the embedded wallet. Nothing covers the view, its stack does not change, and the modal does
 *   not close.
 * - `connection`: the wallet that its parameter `connectorId` names connects. Leaving the view cancels the attempt.
 * - `login`: the visitor logs in to the embedded wallet. Leaving the view cancels the login.
 * - `social-login`: the visitor logs in, in a window of its own. Leaving the view closes the window, too.
 * - `pairing`: a wallet pairs with the link that the view shows. Leaving the view cancels the pairing.
 * - `switch`: the wallet switches to the network that its parameter `network` names. The view closes then.
 * - `listed-network`: the wallet leaves its network, which the app does not list. The visitor cannot go back from the view,
 *   and the modal does not close.
 */
export type Wait = 'approval' | 'connection' | 'login' | 'social-login' | 'pairing' | 'switch' | 'listed-network'

/** An option of `features` that turns views off: `false`, or an empty list. */
export type Switch = keyof FeatureSwitches | keyof Pick<WalletFeatures, 'allWallets' | 'email' | 'socials'>

/**
 * The options of core without which a view has nothing to show, with the setting that tells whether each is set up. For a feature's option
 * the `session` of the view tells it.
 */
export const requirements = {
  embedded: 'hasEmbedded',
  walletConnect: 'hasPairing',
  directory: 'hasDirectory',
  enableNetworkSwitch: 'enableNetworkSwitch',
} as const

export type Requirement = keyof typeof requirements | keyof FeatureOptions

/**
 * The facts of a view that the rules of core use. They are plain data, because they are part of the state.
 *
 * @example
 * { params: { network: 'network', symbol: 'text', address: 'text?' } }
 */
export type ViewFacts = {
  /** By default none. */
  params?: Params
  /**
   * By default a connected account, unless the view is part of connecting: opened without one, the modal shows its default
   * view. `nothing`: it opens without an account. `send`: an account whose namespace sends transactions.
   */
  needs?: 'nothing' | 'send'
  /** The option of `features` that turns it off. By default that of its feature. */
  option?: Switch
  /** The option that must be set up. By default that of its feature. */
  requires?: Requirement
  /** The option of `services` without which it is off. By default that of its feature. */
  service?: keyof ServiceUrls
  /** The namespaces whose accounts can use it: by default those of its feature, else all. */
  namespaces?: readonly Namespace[]
  /**
   * `connecting`: the modal closes once the wallet is connected, and shows the account when one was restored.
   * `switching`: the view leaves the stack once the wallet has switched its network.
   * `sending`: the view leaves the stack once the transaction is sent.
   */
  partOf?: 'connecting' | 'switching' | 'sending'
  waitsFor?: Wait
  /** The role in which core and other features open it. By default the event that it waits for. */
  role?: keyof ViewRoles
  /** The modal does not link to it until this part of the state has `isOffered`. An app can open it. */
  offeredBy?: keyof FeatureState
  /**
   * It starts a session of the account, which this part of the state keeps: a `SessionState`. It opens only while the account
   * can have a session and has none. While one is required, it comes before the account, and the modal does not close.
   */
  session?: keyof FeatureState
  /** Why the modal does not close then. */
  refusal?: keyof CloseRefusals
  /** Another name of the view, for apps that use that one. */
  alias?: keyof ViewAliases
}
