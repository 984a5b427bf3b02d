import { type FrameConfig, type FrameNetwork, isSolanaNetwork } from '../../../servers/frame/frame-config.js'
import type { FrameNotice } from '../../../src/embedded/protocol/envelope.js'
import { createTurns } from '../../../src/rules/async/create-turns.js'
import { writeBase64Url } from '../../../src/rules/base64-url.js'
import { type Device, openDevice } from '../keys/open-device.js'
import { createEmailLogin, type EmailLoginFlow } from '../login/create-email-login.js'
import { createEmailUpdate, type EmailUpdateFlow } from '../login/create-email-update.js'
import { createFarcasterLogin, type FarcasterLoginFlow } from '../login/create-farcaster-login.js'
import { createScreenLogin } from '../login/create-screen-login.js'
import { createSocialLogin, type SocialLoginFlow } from '../login/create-social-login.js'
import { FrameError } from '../messaging/frame-error.js'
import { type CallBatches, createCallBatches, openSessionStorage } from '../rpc/calls/call-batches.js'
import { createBundler, createNode, type Node } from '../rpc/create-node.js'
import type { SentOperations } from '../rpc/execution/send-operation.js'
import { type FrameLook, loadLook, watchLook } from '../screens/frame-look.js'
import { watchContentHeight } from '../screens/parts/content-height.js'
import type { FrameScreen, ScreenAbout } from '../screens/screen-context.js'
import { screens } from '../screens/screens.js'
import { createBundlerFetch } from '../service/create-bundler-fetch.js'
import { createIdentityClient } from '../service/create-identity-client.js'
import { createLoginApi } from '../service/create-login-api.js'
import { createSessionsClient, type SessionsClient } from '../sessions/create-sessions-client.js'
import { createPendingGrants, openLocalStorage } from '../sessions/pending-grants.js'
import { openKeyWorker } from '../signer/open-key-worker.js'
import { createAccountClient } from '../vault/create-account-client.js'
import { createVaultClient, type VaultClient } from '../vault/create-vault-client.js'
import { type AccountReader, createAccountReader } from '../wallet/create-account-reader.js'
import { findAccount, listAccounts } from '../wallet/wallet-account.js'
import { createPageState, type PageState } from './create-page-state.js'
import { createRequestQueue, type RequestQueue } from './create-request-queue.js'

/** The parts that the request handlers use. */
export type FrameParts = {
  state: PageState
  accountReader: AccountReader
  requestQueue: RequestQueue
  /** The batches sent by `wallet_sendCalls`. */
  batches: CallBatches
  /** The client of the list of permissions; null without one. */
  sessions: SessionsClient | null
  /** Calls the bundler of a network; null for a network without a bundler. */
  openBundler: (network: FrameNetwork) => Node | null
  logins: {
    email: EmailLoginFlow
    social: SocialLoginFlow
    farcaster: FarcasterLoginFlow
    update: EmailUpdateFlow
  }
  signOut(): Promise<void>
  /** Tells the page that the login changed. */
  notify(): void
  /** Loads the frame's page again, after the answer. */
  reload(): void
  showScreen(id: string, screen: FrameScreen, about?: ScreenAbout): Promise<'done' | 'cancelled'>
  /** Lets the visitor decide about a request, and carries it out. */
  approve(request: { id: string; method: string; params: unknown; network: FrameNetwork }): Promise<unknown>
}

/** Connects the parts of the frame for one page around it. */
export function createParts(options: {
  config: FrameConfig
  /** The page around the frame: its origin, its project, the network that it requests (CAIP-2), and the port to it. */
  host: {
    origin: string
    projectId: string | null
    chainId: string | null
    port: Pick<MessagePort, 'postMessage'>
  }
  /** Requests and screens are drawn in it. */
  root: HTMLElement
  location: Pick<Location, 'origin' | 'reload'>
}): FrameParts {
  const { config, host, root, location } = options
  const { origin } = host
  const state = createPageState(config.networks, host.chainId)
  const requestQueue = createRequestQueue(root)
  const operations: SentOperations = new Map()
  const batches = createCallBatches(origin, openSessionStorage())
  const client = createIdentityClient({ identityUrl: config.identityUrl, projectId: host.projectId })
  const readDevice = createDeviceReader()
  const sendToBundler = createBundlerFetch(client)
  const openBundler = (network: FrameNetwork) => createBundler(network, sendToBundler)
  const vault = createVaultClient({ client, readDevice })
  const account = createAccountClient({ client, readDevice })
  const accountReader = createAccountReader({ client, vault, readDevice, openKeyWorker })
  const { dataApiUrl } = config
  const sessions = dataApiUrl
    ? createSessionsClient({
        ...host,
        dataApiUrl,
        readSecret: createSecretReader(accountReader, vault),
        kept: createPendingGrants(openLocalStorage()),
      })
    : null
  void sessions?.sendPending()
  const context = { client, readDevice, origin, readLanguage: state.readLanguage, inTurn: createTurns() }

  const send = (notice: FrameNotice) => host.port.postMessage(notice)
  watchContentHeight(root, (height) => send({ type: 'frame/HEIGHT', payload: { height } }))
  const update = createEmailUpdate(context)

  function notify(): void {
    const token = writeBase64Url(crypto.getRandomValues(new Uint8Array(16)))
    send({ type: 'frame/SESSION_UPDATE', payload: { token } })
  }

  async function drawScreen(
    name: FrameScreen,
    { place, signal, about = {} }: { place: HTMLElement; signal: AbortSignal; about?: ScreenAbout | undefined },
  ): Promise<'done' | 'cancelled'> {
    const [{ draw }, look, device] = await Promise.all([screens[name](), loadLook(state), readDevice()])
    const login = createScreenLogin({
      context,
      account,
      frameOrigin: location.origin,
      readSession: accountReader.readSession,
      onLogin() {
        accountReader.forget()
        notify()
      },
    })
    return draw(place, {
      ...about,
      vault,
      account,
      update,
      device,
      async findAccount(owner) {
        const network = state.readEvmNetwork()
        // The screens name the account of eip155, as the service does.
        if (!network) return { address: owner as `0x${string}`, type: 'eoa' }
        return findAccount(await listAccounts(owner as `0x${string}`, network), state.readAccountType(network))
      },
      openKeyWorker,
      login,
      logInAgain: (inner) => drawScreen('log-in-again', { place: inner, signal }),
      look,
      watchLook: (update) => watchLook(state, update),
      origin,
      signal,
    })
  }

  return {
    state,
    accountReader,
    requestQueue,
    batches,
    sessions,
    openBundler,
    logins: {
      email: createEmailLogin(context),
      social: createSocialLogin(context),
      farcaster: createFarcasterLogin(context),
      update,
    },
    async signOut() {
      await createLoginApi(client).signOut()
    },
    notify,
    reload: () => void setTimeout(() => location.reload()),
    showScreen: (id, name, about) =>
      requestQueue.show(id, ({ place, signal }) => drawScreen(name, { place, signal, about })),
    async approve({ id, method, params, network }) {
      const answer = await requestQueue.show(id, async ({ place, signal, readQueue }) => {
        const [account, { approveRequest }, look, device] = await Promise.all([
          accountReader.readKnownAccount(),
          import('../rpc/approve-request.js'),
          loadLook(state),
          readDevice(),
        ])
        const ports = {
          account,
          // On Solana the one account is in `account`.
          accounts: isSolanaNetwork(network)
            ? []
            : await listAccounts(account.wallet.addresses.eip155 as `0x${string}`, network),
          accountType: state.readAccountType(network),
          network,
          node: createNode(network),
          bundler: openBundler(network),
          batches,
          operations,
          sessions,
          device,
          vault,
          openKeyWorker,
          look,
          readQueue,
          signal,
          host: { origin, name: state.readHostName() },
          watch(update: (look: FrameLook) => void) {
            let current = look
            const apply = (next: FrameLook) => {
              current = next
              update(next)
            }
            const stops = [requestQueue.watch(() => update(current)), watchLook(state, apply)]
            return () => {
              for (const stop of stops) stop()
            }
          },
          logInAgain: (inner: HTMLElement) => drawScreen('log-in-again', { place: inner, signal }),
        }
        return approveRequest(place, { method, params }, ports)
      })
      // Outside the queue, so that the next request is shown in the meantime.
      return answer()
    },
  }
}

/** Opens the keys of this browser once. */
function createDeviceReader(): () => Promise<Device> {
  let opening: Promise<Device> | null = null
  return async () => {
    opening ??= openDevice()
    try {
      return await opening
    } catch (error) {
      opening = null
      const message = 'The browser keeps nothing for this wallet. Allow cookies and site data of other sites.'
      throw new FrameError('storage-blocked', message, { cause: error })
    }
  }
}

/** Reads the secret of session keys once for each wallet. */
function createSecretReader(accountReader: AccountReader, vault: VaultClient): () => Promise<string> {
  let known: { walletId: string; secret: string } | null = null
  return async () => {
    const { walletId } = (await accountReader.readKnownAccount()).wallet
    if (known?.walletId !== walletId) known = { walletId, secret: await vault.readSessionsKey(walletId) }
    return known.secret
  }
}
