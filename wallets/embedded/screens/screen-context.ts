import type { frameScreens } from '../../../src/embedded/protocol/app-messages.js'
import type { PasskeyAssertion } from '../../../src/services/identity/passkey-schema.js'
import type { IdentitySession } from '../../../src/services/identity/schema.js'
import type { Device } from '../keys/open-device.js'
import type { EmailUpdateFlow } from '../login/create-email-update.js'
import type { KeyWorker } from '../signer/open-key-worker.js'
import type { AccountClient } from '../vault/create-account-client.js'
import type { VaultClient } from '../vault/create-vault-client.js'
import type { WalletAccount } from '../wallet/wallet-account.js'
import type { FrameLook } from './frame-look.js'

/**
 * The screens that the page requests, the screen of a change of the e-mail address, and the one that the frame shows by
 * itself if a login is too old.
 */
export type FrameScreen = (typeof frameScreens)[number] | 'email' | 'log-in-again'

/** The parameters of a screen in the request of the page. */
export type ScreenAbout = {
  /** For the screen `email`: the address that the page proposes, in lower case. */
  newEmail?: string
}

/** Logging in anew without leaving the frame. Each failure is a FrameError whose message may be shown. */
export type ScreenLogin = {
  /** The session of this browser, read anew. Its `method` is the way to log in again. */
  readSession(): Promise<IdentitySession>
  /** Sends a code to the address of the session, or the link that approves this device first. Call it again to resend. */
  sendCode(): Promise<'VERIFY_DEVICE' | 'VERIFY_OTP'>
  /** Resolves once the device is approved. Call it again after `device-pending`. */
  waitForDevice(signal: AbortSignal): Promise<void>
  /** @throws FrameError with `wrong-code`, `code-expired`, `too-many-tries`, `login-ended`, `account-changed` */
  verifyCode(otp: string): Promise<void>
  /**
   * Opens the provider of the session in a window and waits for its result. Call it in the handler of a click. Calls
   * `onUnseen` when the window seems closed, while the login may still come.
   *
   * @throws FrameError with `login-cancelled`, also when the window was closed or blocked
   */
  openProvider(signal: AbortSignal, onUnseen: () => void): Promise<void>
  /** For a session of the method `farcaster`: the URL to show as a QR code, or to open on a phone. */
  writeFarcasterUrl(): Promise<string>
  /** Renews the login by the passkey of this device. @throws ServiceFailure with the field `passkey` */
  renew(assertion: PasskeyAssertion): Promise<void>
  /** Resolves once the visitor has approved in Farcaster. Call it again after `farcaster-pending`. */
  waitForFarcaster(signal: AbortSignal): Promise<void>
}

/** The parts that a screen uses. */
export type ScreenContext = ScreenAbout & {
  vault: VaultClient
  account: AccountClient
  update: EmailUpdateFlow
  device: Device
  /** The account that the visitor knows, of the wallet with the key of `owner`: a smart account, where it is one. */
  findAccount: (owner: string) => Promise<WalletAccount>
  /** Starts a worker for one operation with the key. */
  openKeyWorker: () => KeyWorker
  login: ScreenLogin
  /** Shows the screen `log-in-again` in `place`. For a screen that gets the failure `login-too-old`. */
  logInAgain: (place: HTMLElement) => Promise<'done' | 'cancelled'>
  look: FrameLook
  /** Calls `update` with the present look and each later one. Returns a function that stops. */
  watchLook: (update: (look: FrameLook) => void) => () => void
  /** The origin of the page around the frame. */
  origin: string
  /** Aborts when the page takes the request back. The screen then ends with `cancelled`. */
  signal: AbortSignal
}

/** Draws a screen into an empty element of the page, and resolves once the visitor has finished or left it. */
export type DrawScreen = (place: HTMLElement, context: ScreenContext) => Promise<'done' | 'cancelled'>
