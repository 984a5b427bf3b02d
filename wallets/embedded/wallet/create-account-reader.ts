import type { IdentitySession } from '../../../src/services/identity/schema.js'
import type { Wallet } from '../../../src/services/identity/wallet-schema.js'
import type { Device } from '../keys/open-device.js'
import { readThumbprint } from '../keys/read-thumbprint.js'
import { wipe } from '../keys/split-entropy.js'
import { FrameError } from '../messaging/frame-error.js'
import { createWallet } from '../recovery/create-wallet.js'
import type { IdentityClient } from '../service/create-identity-client.js'
import { createLoginApi } from '../service/create-login-api.js'
import { ServiceFailure } from '../service/service-failure.js'
import type { KeyWorker } from '../signer/open-key-worker.js'
import type { VaultClient } from '../vault/create-vault-client.js'

/** The session, with the wallet that this browser can sign for. */
export type FrameAccount = { session: IdentitySession; wallet: Wallet }

export type AccountReader = {
  /** The session of this browser; null without one, and when it is bound to another device key than this browser has. */
  readSession(): Promise<IdentitySession | null>
  /**
   * The account that can be used. A first login creates its wallet.
   *
   * @throws FrameError with `login-required`, `recovery-setup-required`, `recovery-required`, `service-unavailable`
   */
  readAccount(): Promise<FrameAccount>
  /** As `readAccount`, without a request to the service while nothing has changed. */
  readKnownAccount(): Promise<FrameAccount>
  /** Call it when the login or the wallet may have changed. */
  forget(): void
}

export function createAccountReader(options: {
  client: IdentityClient
  vault: VaultClient
  readDevice: () => Promise<Device>
  openKeyWorker: () => KeyWorker
}): AccountReader {
  const { client, vault, readDevice, openKeyWorker } = options
  const api = createLoginApi(client)
  let known: FrameAccount | null = null
  let reading: Promise<FrameAccount> | null = null

  async function readSession(): Promise<IdentitySession | null> {
    try {
      const session = await api.readSession()
      return session.deviceThumbprint === (await readThumbprint(await readDevice())) ? session : null
    } catch (error) {
      if (error instanceof ServiceFailure && error.code === 'login-required') return null
      throw error
    }
  }

  async function read(): Promise<FrameAccount> {
    const session = await readSession()
    if (!session) throw new FrameError('login-required', 'There is no session. Log in.')
    const device = await readDevice()
    const stored = await vault.read()
    const hasShares = stored?.hasShare === true && (await hasShare(device, stored.walletId))
    const wallet = stored && (hasShares || stored.recovery) ? stored : await makeWallet(device, stored)
    if (!wallet.recovery) {
      throw new FrameError('recovery-setup-required', 'The wallet is new. Open the screen `recovery-setup`.')
    }
    if (!hasShares) {
      throw new FrameError('recovery-required', 'This browser has no share of the wallet. Open the screen `recovery`.')
    }
    known = { session, wallet }
    return known
  }

  /**
   * Creates the wallet of an account without one. Replaces a wallet without recovery of which this browser has no share:
   * its set-up was never finished, so that its address was given to no page.
   */
  async function makeWallet(device: Device, unfinished: Wallet | null): Promise<Wallet> {
    try {
      return await createWallet({ vault, device, openKeyWorker }, unfinished?.walletId ?? null)
    } catch (error) {
      if (!(error instanceof ServiceFailure) || error.status === 0) throw error
      // Another tab was faster.
      const other = error.status === 409 ? await vault.read() : null
      if (other) return other
      if (error.code === 'login-too-old') throw new FrameError('login-required', error.message, { cause: error })
      throw error
    }
  }

  async function readAccount(): Promise<FrameAccount> {
    reading ??= read().finally(() => {
      reading = null
    })
    return reading
  }

  return {
    readSession,
    readAccount,
    readKnownAccount: async () => known ?? readAccount(),
    forget() {
      known = null
      reading = null
    },
  }
}

async function hasShare(device: Device, walletId: string): Promise<boolean> {
  const share = await device.readShare(walletId)
  if (share) wipe(share)
  return share !== null
}
