import { isSolanaNetwork } from '../../../servers/frame/frame-config.js'
import type { AppMessageName, AppPayload } from '../../../src/embedded/protocol/app-messages.js'
import { readRpcPolicy } from '../../../src/embedded/protocol/rpc-policy.js'
import type { IdentitySession } from '../../../src/services/identity/schema.js'
import { FrameError } from '../messaging/frame-error.js'
import type { FrameHandlers } from '../messaging/serve-requests.js'
import { answerWithoutApproval } from '../rpc/answer-without-approval.js'
import { createNode } from '../rpc/create-node.js'
import { createAccountHandlers, describeUser, findWallet, MAX_NAME } from './create-account-handlers.js'
import type { FrameParts } from './create-parts.js'

type Payload<Name extends AppMessageName> = AppPayload<Name>
type Named = { id: string }

/** Creates the handlers of the requests of the page around the frame. */
export function createHandlers(parts: FrameParts): FrameHandlers {
  const { state, reload } = parts
  const logins = createLoginHandlers(parts)
  const accounts = createAccountHandlers(parts)
  const rpc = createRpcHandlers(parts)
  const page = {
    reload: async () => reload(),
    syncTheme: async (theme: Payload<'SYNC_THEME'>) => state.applyTheme(theme),
    syncDappData: async ({ metadata }: Payload<'SYNC_DAPP_DATA'>) => state.nameHost(metadata.name),
  }
  return {
    CONNECT_EMAIL: logins.connectEmail,
    CONNECT_DEVICE: logins.connectDevice,
    CONNECT_OTP: logins.connectOtp,
    CONNECT_SOCIAL: logins.connectSocial,
    CHECK_SOCIAL: logins.checkSocial,
    GET_SOCIAL_REDIRECT_URI: logins.writeSocialUri,
    GET_FARCASTER_URI: logins.writeFarcasterUrl,
    CONNECT_FARCASTER: logins.connectFarcaster,
    UPDATE_EMAIL: logins.updateEmail,
    UPDATE_EMAIL_PRIMARY_OTP: logins.verifyPrimary,
    UPDATE_EMAIL_SECONDARY_OTP: logins.verifySecondary,
    SIGN_OUT: logins.signOut,
    IS_CONNECTED: accounts.isConnected,
    GET_USER: accounts.getUser,
    SET_PREFERRED_ACCOUNT: accounts.setPreferredAccount,
    GET_SMART_ACCOUNT_ENABLED_NETWORKS: accounts.listSmartAccountNetworks,
    INIT_SMART_ACCOUNT: accounts.initSmartAccount,
    OPEN_SCREEN: accounts.openScreen,
    SWITCH_NETWORK: rpc.switchNetwork,
    GET_CHAIN_ID: rpc.getChainId,
    RPC_REQUEST: rpc.request,
    RPC_ABORT: rpc.abort,
    RELOAD: page.reload,
    SYNC_THEME: page.syncTheme,
    SYNC_DAPP_DATA: page.syncDappData,
  }
}

function createLoginHandlers(parts: FrameParts) {
  const { state, accountReader, requestQueue, logins, batches, signOut, notify, showScreen } = parts

  /** Drops the cached account and notifies the page of the login. */
  function handleLogin(): void {
    accountReader.forget()
    notify()
  }

  return {
    connectEmail: async ({ email }: Payload<'CONNECT_EMAIL'>) => ({ action: await logins.email.start(email) }),
    connectDevice: () => logins.email.waitForDevice(),
    async connectOtp({ otp }: Payload<'CONNECT_OTP'>) {
      await logins.email.verify(otp)
      handleLogin()
    },
    writeSocialUri: async ({ provider, returnTo }: Payload<'GET_SOCIAL_REDIRECT_URI'>) => ({
      uri: await logins.social.writeUri(provider, returnTo),
    }),
    async connectSocial({ uri }: Payload<'CONNECT_SOCIAL'>) {
      await logins.social.redeem(uri)
      handleLogin()
      return describeUser(await accountReader.readAccount(), state)
    },
    async checkSocial() {
      const login = await logins.social.check()
      if (login.state !== 'completed') return { state: login.state }
      handleLogin()
      return { state: login.state, ...nameUser(login.session) }
    },
    writeFarcasterUrl: async () => ({ url: await logins.farcaster.writeUrl() }),
    async connectFarcaster() {
      const session = await logins.farcaster.wait()
      handleLogin()
      return nameUser(session)
    },
    /** The page only proposes the address: the visitor agrees to it in the frame. */
    async updateEmail({ email: newEmail }: Payload<'UPDATE_EMAIL'>, { id }: Named) {
      const session = await accountReader.readSession()
      if (!session) throw new FrameError('login-required', 'There is no session. Log in.')
      if (session.email === newEmail) throw new FrameError('not-accepted', 'Must be another address than before.')
      if ((await showScreen(id, 'email', { newEmail })) === 'cancelled') {
        throw new FrameError(4001, 'The visitor left the screen.')
      }
      return { action: logins.update.readAction() }
    },
    verifyPrimary: ({ otp }: Payload<'UPDATE_EMAIL_PRIMARY_OTP'>) => logins.update.verifyPrimary(otp),
    async verifySecondary({ otp }: Payload<'UPDATE_EMAIL_SECONDARY_OTP'>) {
      const newEmail = await logins.update.verifySecondary(otp)
      handleLogin()
      return { newEmail }
    },
    async signOut() {
      await signOut()
      batches.clear()
      for (const login of Object.values(logins)) login.forget()
      requestQueue.abort()
      handleLogin()
    },
  }
}

function nameUser({ userName }: IdentitySession): { userName?: string } {
  return userName === null ? {} : { userName: userName.slice(0, MAX_NAME) }
}

function createRpcHandlers(parts: FrameParts) {
  const { state, requestQueue, batches, sessions, approve, openBundler } = parts

  return {
    async switchNetwork({ chainId }: Payload<'SWITCH_NETWORK'>) {
      state.switchNetwork(chainId)
      return { chainId }
    },
    getChainId: async () => ({ chainId: state.readNetwork().caipNetworkId }),
    async request({ method, params, chainId }: Payload<'RPC_REQUEST'>, { id }: Named): Promise<unknown> {
      const policy = readRpcPolicy(method)
      if (policy === 'refused') throw new FrameError(4200, 'Requested RPC call is not allowed')
      const network = chainId === undefined ? state.readNetwork() : state.findNetwork(chainId)
      if (policy === 'approval') return approve({ id, method, params, network })
      if (isSolanaNetwork(network)) {
        throw new FrameError(4200, `On ${network.name} the embedded wallet answers only what it signs. Ask a node.`)
      }
      const readOwner = async () => (await findWallet(parts.accountReader))?.wallet.addresses.eip155 ?? null
      const ports = { state, network, batches, sessions, readOwner, openNode: createNode, openBundler }
      return answerWithoutApproval({ method, params }, ports)
    },
    abort: async (request: Payload<'RPC_ABORT'>) => requestQueue.abort(request?.requestId),
  }
}
