import type { Hex } from 'viem'
import type { SignedDelegation } from '../../../src/embedded/smart-account/delegation.js'
import type { AccountType, Approval } from '../../approval/describe/approval.js'
import type { EvmRequestInput } from '../../approval/describe/description.js'
import type { WalletAccount } from '../wallet/wallet-account.js'

/** The page around the frame. The browser reports `origin`; the page states `name`, unverified. */
export type Host = { origin: string; name: string }

/** A request of the page around the frame. */
export type FrameApproval<Described extends Approval = Approval> = Described & { host: Host }

/** For whom a request of eip155 is described. */
export type RequestContext = {
  /** The accounts of the wallet on this network. No other account signs. */
  accounts: readonly WalletAccount[]
  /** The type of the account that acts if the request names none. */
  accountType: AccountType
  /** CAIP-2, of eip155. */
  chainId: string
  host: Host
  /** A permission of the page on this network, by its hash; null if it has ended. Absent for requests that name no permission. */
  sessions?: ReadonlyMap<Hex, SignedDelegation | null>
  /** The permissions of all sites that can be ended on this network. Absent for other requests. */
  allSessions?: readonly { delegation: SignedDelegation; origin: string }[]
}

/** The input for the description of a request of eip155. */
export type FrameInput = EvmRequestInput & { context: RequestContext }

/** For whom a request of Solana is described. */
export type SolanaContext = {
  /** The account of the wallet. No other one signs. */
  account: string
  /** CAIP-2, of solana. */
  chainId: string
  host: Host
}
