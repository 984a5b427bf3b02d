import type { Params } from './params.js'

/**
 * What a view waits for. Each has rules of its own, which apply to every view that waits for it.
 *
 * - `approval`: of a request of the embedded wallet. Nothing covers the view, its stack does not change, and the modal does
 *   not close.
 * - `connection`: of the wallet that its parameter `connectorId` names. Leaving the view cancels the attempt.
 * - `login`: to the embedded wallet. Leaving the view cancels it.
 * - `social-login`: a login in a window of its own. Leaving the view closes the window, too.
 * - `pairing`: with the link that it shows. Leaving the view cancels the pairing.
 * - `sign-in`: opens only while there is something to sign. While it is required, the modal does not close.
 * - `switch`: to the network that its parameter `network` names. The view closes once the wallet is there.
 * - `listed-network`: the wallet must leave its network. Nothing goes back from it, and the modal does not close.
 */
export type Wait =
  | 'approval'
  | 'connection'
  | 'login'
  | 'social-login'
  | 'pairing'
  | 'sign-in'
  | 'switch'
  | 'listed-network'

/**
 * The facts of a view that the rules of core ask. They are plain data, because they are part of the state.
 *
 * @example
 * { params: { network: 'network', symbol: 'text', address: 'text?' } }
 */
export type ViewFacts = {
  /** By default none. */
  params?: Params
  /**
   * By default a connected account, unless the view is part of connecting: opened without one, the modal shows its default
   * view. `nothing`: it opens without an account.
   */
  needs?: 'nothing'
  /**
   * `connecting`: the modal closes once the wallet is connected, and shows the account when one was restored.
   * `switching`: the view leaves the stack once the wallet has switched its network.
   * `sending`: the view leaves the stack once the transaction is sent.
   */
  partOf?: 'connecting' | 'switching' | 'sending'
  waitsFor?: Wait
}
