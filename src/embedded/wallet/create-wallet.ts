import { EmbeddedWalletUnavailableError } from '../../core/errors/embedded-wallet-unavailable-error.js'
import { RequestCancelledError } from '../../core/errors/wallet-errors.js'
import { parseCaipNetworkId } from '../../core/format/parse-caip-network-id.js'
import type { Namespace } from '../../core/model/caip.js'
import type { EmbeddedUser, EmbeddedWallet } from '../../core/model/embedded-wallet.js'
import { FRAME_LOAD_TIMEOUT_MS } from '../../core/wallets/connection-limits.js'
import { lazy } from '../../rules/async/lazy.js'
import { settleWithin } from '../../rules/async/settle-within.js'
import { type ConnectorWallet, createEmbeddedConnector } from '../connector/create-connector.js'
import { createEmbeddedSolanaDriver } from '../connector/solana/create-solana-driver.js'
import { createLoginStore } from '../login-store.js'
import type { WalletClient, WalletContext } from './client/wallet-client.js'
import { isTelegram, listSocials } from './list-socials.js'
import { createSocialLogins } from './social-logins.js'

/**
 * The embedded wallet of one instance. Only the parts that must work at once are here: the stored login, and opening a window
 * during the press. The client with the frame loads with the first request, and is dropped on `stop()`.
 */
export function createWallet(context: WalletContext): EmbeddedWallet {
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of [...listeners]) listener()
  }
  const login = createLoginStore(context.storage, notify)
  const enders = new Set<() => void>()
  let endings = 0
  let user: EmbeddedUser | null = null
  let opening: Promise<WalletClient> | null = null
  let client: WalletClient | null = null

  function setUser(next: EmbeddedUser | null): void {
    user = next
    notify()
  }

  function readNamespace(): Namespace {
    const network = user?.network ?? login.read().network ?? context.networks[0]?.caipNetworkId
    return network === undefined ? 'eip155' : parseCaipNetworkId(network).namespace
  }

  /** The login has ended: no namespace is connected any more. */
  function end(change?: { endsSession: boolean }): void {
    endings += 1
    login.clear(change)
    setUser(null)
    for (const listener of [...enders]) listener()
  }

  const countEndings = () => endings

  function open(): Promise<WalletClient> {
    if (opening) return opening
    const current = import('./client/open-client.js').then(
      ({ openClient }) => {
        if (opening !== current) throw new RequestCancelledError({ details: 'The instance was stopped.' })
        client = openClient({ ...context, login, getUser: () => user, setUser, readNamespace, end, countEndings })
        return client
      },
      (error: unknown) => {
        // The code failed to load: the next call tries again.
        if (opening === current) opening = null
        throw new EmbeddedWalletUnavailableError({ details: 'Unable to load email login dependency', cause: error })
      },
    )
    opening = current
    return current
  }

  const socials = createSocialLogins({ login, open })

  /** The calls that only forward to the client. */
  const calls = lazy(open, [
    'prepare',
    'sendEmail',
    'waitForDevice',
    'verifyCode',
    'readFarcasterUrl',
    'waitForFarcaster',
    'readUser',
    'updateEmail',
    'verifyPrimaryCode',
    'verifySecondaryCode',
    'setAccountType',
    'signName',
    'openExport',
    'openDevices',
    'switchNetwork',
    'requestRpc',
  ])

  async function isAuthorized(): Promise<boolean> {
    if (login.read().network === null) return false
    const isConnected = open().then((opened) => opened.isConnected())
    return settleWithin(isConnected, FRAME_LOAD_TIMEOUT_MS).catch(() => false)
  }

  const connectorWallet: ConnectorWallet = {
    ...calls,
    getLogin: login.read,
    isAuthorized,
    signOut,
    watchUser(listener) {
      const tell = () => {
        if (user) listener(user)
      }
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
    watchEnd(listener) {
      enders.add(listener)
      return () => void enders.delete(listener)
    },
  }

  async function signOut(): Promise<void> {
    end({ endsSession: true })
    await (await open()).signOut()
  }

  return {
    ...calls,
    listSocials: (offered) => listSocials(offered, window),
    startSocial: (provider) => socials.start(provider, { leavesPage: isTelegram(window) }),
    waitForSocial: socials.wait,
    cancelSocial: socials.cancel,
    focusSocial: socials.focus,
    followAccountType: async () => client?.followAccountType(),
    signOut,
    getUser: () => user,
    getLogin: login.read,
    watch(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    showFrame: (place, onReady) => client?.showFrame(place, onReady) ?? (() => undefined),
    start: socials.resume,
    connectors: {
      eip155: { create: createEmbeddedConnector(connectorWallet), isAuthorized },
      solana: {
        create: createEmbeddedSolanaDriver(connectorWallet, context.networks),
        isAuthorized,
      },
    },
    rejectRequests: (ids) => client?.rejectRequests(ids),
    stop() {
      socials.cancel()
      opening = null
      client?.close()
      client = null
    },
  }
}
