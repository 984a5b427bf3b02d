import type { LintelError } from '../errors/lintel-error.js'
import type { Log } from '../log/create-log.js'
import type { AccountType } from './account.js'
import type { CaipNetworkId, Namespace } from './caip.js'
import type { SocialProvider, WindowProvider } from './connector.js'
import type { KeyValueStorage } from './key-value-storage.js'
import type { Network } from './network.js'
import type { AppMetadata } from './wallet-connect.js'

/** The id of the connector of the embedded wallet, in every namespace that it serves. */
export const embeddedWalletId = 'lintel-embedded'

/** The connector of one chain library, and whether its session can be restored without the visitor. */
export type EmbeddedConnector = { create: unknown; isAuthorized(): Promise<boolean> }

/** A request that waits for the visitor in the frame: a method of JSON-RPC to approve, or a screen of the frame. */
export type PendingRequest = { id: string; method: string }

/** `eoa`: the address of the key itself. `smartAccount`: a contract that the key controls (ERC-4337). */
export type EmbeddedAccountType = Extract<AccountType, 'eoa' | 'smartAccount'>

/** One address of the embedded wallet. */
export type EmbeddedAccount = {
  /** In the display form of the network's namespace. */
  address: string
  type: EmbeddedAccountType
}

/** The type of account that the visitor has chosen, per namespace. Without one the frame chooses. */
export type AccountTypes = Partial<Record<Namespace, EmbeddedAccountType>>

/** The logged-in visitor, as the frame reports it. */
export type EmbeddedUser = {
  /** The active address, in the display form of the network's namespace. */
  address: string
  accountType: EmbeddedAccountType
  network: CaipNetworkId
  /** Every address of the wallet on `network`, without a smart account if the wallet offers none there. */
  accounts: readonly EmbeddedAccount[]
  /** Whether the contract of the smart account is on `network` yet. The first transaction deploys it. */
  smartAccountDeployed: boolean
  /** The networks on which the wallet offers a smart account, CAIP-2. */
  smartAccountNetworks: readonly CaipNetworkId[]
  email?: string
  /** The name in the social account of the login. Not trusted. */
  userName?: string
}

/** The login that this browser remembers. It grants nothing: the frame has the session. */
export type EmbeddedLogin = {
  /** Whether the last login was by e-mail. */
  usedEmail: boolean
  email: string | null
  userName: string | null
  /** The last used social. */
  social: SocialProvider | null
  /** The network of the last connection. */
  network: CaipNetworkId | null
  /** When an unused code was last requested, in ms since the epoch. */
  emailSentAt: number | null
}

/** The next step of a login by e-mail: approve the link in the e-mail, enter the code, or connect at once. */
export type EmailAction = 'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT'

/** The address whose code the visitor must enter: the present one, or the new one. */
export type UpdateEmailAction = 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP'

/**
 * The embedded wallet of one instance: logs the visitor in through the frame, and shows the frame while the visitor must answer
 * in it. Every method rejects with a `LintelError`: the reason of `EmbeddedWalletFailedError` is the frame's code, such as
 * `wrong-code`.
 */
export type EmbeddedWallet = {
  /** Loads the frame, so that the first request does not wait for it. */
  prepare(): Promise<void>

  /**
   * Sends an e-mail with a code or link. `email` must be valid.
   *
   * @throws EmailTooSoonError within 30 s of the last one, EmbeddedWalletFailedError
   */
  sendEmail(email: string): Promise<EmailAction>
  /** Resolves once the visitor has approved the link in the e-mail. Rejects with RequestCancelledError once `signal` aborts. */
  waitForDevice(signal: AbortSignal): Promise<void>
  /**
   * Logs in with the code of 6 digits. The caller then calls `readUser`, and connects.
   *
   * @throws EmbeddedWalletFailedError with `wrong-code`, `code-expired` or `too-many-tries`
   */
  verifyCode(code: string): Promise<void>

  /** The socials of `offered` that work here. Telegram's browser blocks the windows of some. */
  listSocials(offered: readonly SocialProvider[]): readonly SocialProvider[]
  /**
   * Opens the window of a social and starts the login, replacing a running one. Call it within the tap, or the browser
   * blocks the window. `waitForSocial` returns the outcome. In Telegram's browser it leaves the page instead.
   */
  startSocial(provider: WindowProvider): void
  /**
   * Resolves once the running login of `provider` has succeeded, even one that left the page and came back. Calls `onUnseen`
   * when the window seems closed: either it is, or a page has cut it off by Cross-Origin-Opener-Policy and the login may succeed.
   *
   * @throws WalletWindowBlockedError, RequestCancelledError when the window was closed at once, nothing came for 10 min or no
   * login runs, EmbeddedWalletFailedError with `login-cancelled`
   */
  waitForSocial(provider: WindowProvider, onUnseen?: () => void): Promise<void>
  /** Closes the window of the running login. */
  cancelSocial(): void
  /** Brings the window of the running login to the front. Call it within a tap. False if the window is closed. */
  focusSocial(): boolean

  /** The link that the visitor opens in Farcaster, as a QR code or a link. */
  readFarcasterUrl(): Promise<string>
  /** Resolves once the visitor has approved in Farcaster. */
  waitForFarcaster(signal: AbortSignal): Promise<void>

  /**
   * Reads the logged-in visitor. Shows the frame first if the visitor must set up or use the recovery, which may take minutes.
   *
   * @throws SessionExpiredError, RequestRejectedError when the visitor cancels the recovery
   */
  readUser(): Promise<EmbeddedUser>

  /**
   * Starts a change of the e-mail address: shows the frame, where the visitor confirms it, and sends a code to the present
   * address, or to the new one if there is none. A login by e-mail then has to wait 30 s.
   *
   * @throws RequestRejectedError when the visitor cancels, EmbeddedWalletFailedError with `too-early`
   */
  updateEmail(email: string): Promise<UpdateEmailAction>
  /** Submits the code sent to the present address. A code is then sent to the new one. */
  verifyPrimaryCode(code: string): Promise<void>
  /** Submits the code sent to the new address. Resolves with that address. */
  verifySecondaryCode(code: string): Promise<string>

  /**
   * Makes the smart account or the key's address the active account of the namespace, here and in other tabs. The
   * choice is stored.
   *
   * @throws EmbeddedWalletFailedError with 4200 on a network without smart accounts, SessionExpiredError
   */
  setAccountType(type: EmbeddedAccountType): Promise<void>
  /** Applies the type of account that another tab has stored. Does nothing while no visitor is logged in. */
  followAccountType(): Promise<void>

  /**
   * Shows the frame, where the visitor approves that `address` registers a name (with its zone). The frame writes the message, with
   * the time, when they approve, so no request is too old. Resolves with exactly the signed text.
   *
   * @param parameters.offset How far the clock used for the time is ahead of the browser's, in ms.
   * @param parameters.nonce The nonce of the server that registers the name, if it gives one.
   * @throws RequestRejectedError when the visitor cancels
   */
  signName(parameters: {
    name: string
    address: string
    network: CaipNetworkId
    offset: number
    nonce?: string
  }): Promise<{ message: string; signature: string }>

  /**
   * Sends a JSON-RPC request to the frame, for methods that only this wallet has. Shows the frame for a method that the visitor
   * approves. Rejects with an EIP-1193 error: `code` is its number, and the cause is the `LintelError`.
   */
  requestRpc(request: { method: string; params?: unknown; network: CaipNetworkId }): Promise<unknown>

  /** Shows the frame, where the visitor exports the key to another wallet. Rejects with RequestRejectedError when cancelled. */
  openExport(): Promise<void>
  /** Shows the frame, where the visitor sees and removes the devices that can sign. Rejects with RequestRejectedError when cancelled. */
  openDevices(): Promise<void>
  /** Ends the login. To end the connection, use `actions.disconnect`, which calls this. */
  signOut(): Promise<void>

  /** The logged-in visitor; null before `readUser`, and after `signOut`. The same object until it changes. */
  getUser(): EmbeddedUser | null
  getLogin(): EmbeddedLogin
  /** Calls `listener` when the result of `getUser` or `getLogin` changes. Returns a function that stops it. */
  watch(listener: () => void): () => void

  /**
   * Shows the frame exactly over `place` while a request waits for the visitor, and moves the focus into it. Returns a
   * function that hides it again. The page cannot draw over it. Calls `onReady` once the frame has loaded. Writes the height
   * of the frame's content to the CSS variable `--lintel-frame-height` of `place`, whose style limits it.
   */
  showFrame(place: HTMLElement, onReady?: () => void): () => void
  /**
   * Call it once the page has loaded. Returns the social of a login that left the page and has come back with a result,
   * which it removes from the URL.
   */
  start(): WindowProvider | null
  /**
   * The connector that each chain adapter adds to its wallets: for eip155 the function that creates a wagmi connector, for solana the
   * driver of its adapter.
   */
  connectors: Partial<Record<Namespace, EmbeddedConnector>>
  /** Rejects these pending requests, here and in the frame. */
  rejectRequests(ids: readonly string[]): void
  /** Removes the frame and rejects all pending requests. The next request loads it again. */
  stop(): void
}

/** The value of `createLintel({ embedded })`; `embedded()` of `lintel/embedded` creates it. */
export type EmbeddedWalletFactory = {
  create(context: {
    metadata: AppMetadata
    networks: readonly Network[]
    storage: KeyValueStorage
    /** The stored types of account. */
    accountTypes: {
      read(): AccountTypes
      save(namespace: Namespace, type: EmbeddedAccountType): void
    }
    /** The log of the instance. */
    log: Pick<Log, 'add' | 'warn'>
    /** Reports an error that only a developer can correct. */
    report: (error: LintelError) => void
    /** The requests that wait for the visitor: the modal shows the frame while it has any. */
    requests: {
      add(request: PendingRequest): void
      settle(id: string): void
      /** The app requested a method that the wallet does not support. */
      refuse(): void
    }
    /** The app's words, which may change: the accessible name of the frame, and the language of the frame and of e-mails. */
    messages: {
      getState(): { locale: string; common: { yourWallet: string } }
      subscribe(listener: () => void): () => void
    }
    /** In ms since the epoch. */
    now: () => number
    /** Whether the frame writes its failures to the console: with `logLevel: 'debug'`. */
    hasLogger: boolean
    /** The URL of the frame. */
    frameUrl: string
    /** The URL of the directory, which has the project's list of origins. */
    directoryUrl: string | undefined
    projectId: string
  }): EmbeddedWallet
}
