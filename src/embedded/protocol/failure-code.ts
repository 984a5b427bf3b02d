/**
 * The codes with which the frame answers a failed request. Failures of wallet requests have the numbers of EIP-1193,
 * JSON-RPC and EIP-5792 instead.
 */
export type FrameFailureCode =
  /** There is no session: log in. */
  | 'login-required'
  /** The wallet is new: show the frame, open the screen `recovery-setup`, then ask again. The address is given only then. */
  | 'recovery-setup-required'
  /** This browser has no share of the wallet: show the frame, open the screen `recovery`, then ask again. */
  | 'recovery-required'
  | 'wrong-code'
  | 'code-expired'
  /** The code was tried too often. The message says when to try again, if the service says so. */
  | 'too-many-tries'
  /** The message says in how many seconds to try again. */
  | 'too-early'
  /** The device is not approved yet: send CONNECT_DEVICE again. */
  | 'device-pending'
  /** The visitor has not approved in Farcaster yet: send CONNECT_FARCASTER again. */
  | 'farcaster-pending'
  /** The login no longer exists: start again. */
  | 'login-ended'
  /** The visitor logged in to another account than before. */
  | 'account-changed'
  /** The visitor declined at the social provider. */
  | 'login-cancelled'
  /** A change of the e-mail address has unlinked this social account: the visitor logs in by e-mail. */
  | 'login-unlinked'
  /** The identity service or the social provider does not answer. */
  | 'service-unavailable'
  /** The origin of the page is not on the project's allow list. */
  | 'origin-not-allowed'
  /** The service refuses the value, such as an address that another account has. The message says why. */
  | 'not-accepted'
  /** The login is older than 5 minutes, and a change of the address needs a newer one. */
  | 'login-too-old'
  /** The browser stores nothing for the frame, so the frame cannot keep a key. */
  | 'storage-blocked'
  /** This wallet does not support the request. */
  | 'not-available'
  /** The frame has no request of this name. */
  | 'unknown-message'
