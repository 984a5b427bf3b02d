import type { Hex } from 'viem'
import type { SignedDelegation } from '../../../src/embedded/smart-account/delegation.js'
import type { AccountType, Approval } from '../../approval/describe/approval.js'
import type { DescriptionInput } from '../../approval/describe/description.js'
import type { WalletAccount } from '../wallet/wallet-account.js'

/** The page around the frame. The browser reports `origin`; the page states `name`, unverified. */
export type Host = { origin: string; name: string }

/** A request of the page around the frame. */
export type FrameApproval<Described extends Approval = Approval> = Described & { host: Host }

/** For whom a request of eip155 is described. */
export type RequestContext = {
  /** The accounts of the wallet on this network. No other account signs. */
  accounts: readonly WalletAccount[]
  /** The type of the one that acts when the request names none. */
  accountType: AccountType
  /** CAIP-2, of eip155. */
  chainId: string
  host: Host
  /** What the page has been granted on this network, by its hash; null for what has ended. Absent for requests that name none. */
  sessions?: ReadonlyMap<Hex, SignedDelegation | null>
  /** What can be ended on this network, of all sites. Absent for requests that end something else. */
  allSessions?: readonly { delegation: SignedDelegation; origin: string }[]
}

/** What a request of eip155 is described from. */
export type FrameInput = DescriptionInput & { context: RequestContext }

/** For whom a request of Solana is described. */
export type SolanaContext = {
  /** The account of the wallet. No other one signs. */
  account: string
  /** CAIP-2, of solana. */
  chainId: string
  host: Host
}
