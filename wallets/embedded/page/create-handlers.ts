import type { AppMessageName, AppPayload, AppResult } from '../../../src/embedded/protocol/app-messages.js'
import { readRpcPolicy } from '../../../src/embedded/protocol/rpc-policy.js'
import { FrameError } from '../door/frame-error.js'
import type { FrameHandlers } from '../door/serve-requests.js'
import { answerFree } from '../rpc/answer-free.js'
import { createNode } from '../rpc/create-node.js'
import type { FrameAccount } from '../wallet/create-wallet-keeper.js'
import type { FrameParts } from './create-parts.js'

type Payload<Name extends AppMessageName> = AppPayload<Name>
type Named = { id: string }

/** The longest name of a person that the page is told. */
const LONGEST_NAME = 128

/** Why there is no account that can sign. Anything else is a failure. */
const unconnected: ReadonlySet<FrameError['code']> = new Set([
  'login-required',
  'recovery-setup-required',
  'recovery-required',
  'storage-blocked',
])

/** What the frame does for each request of the page around it. */
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

function createLoginHandlers({ state, keeper, stage, logins, signOut, notify }: FrameParts) {
  /** What is known of the account is read again. */
  function handleLogin(): void {
    keeper.forget()
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
      return describeUser(await keeper.readAccount(), state.readNetwork().caipNetworkId)
    },
    writeFarcasterUrl: async () => ({ url: await logins.farcaster.writeUrl() }),
    async connectFarcaster() {
      const { userName } = await logins.farcaster.wait()
      handleLogin()
      return userName === null ? {} : { userName: userName.slice(0, LONGEST_NAME) }
    },
    updateEmail: async ({ email }: Payload<'UPDATE_EMAIL'>) => ({ action: await logins.update.start(email) }),
    verifyPrimary: ({ otp }: Payload<'UPDATE_EMAIL_PRIMARY_OTP'>) => logins.update.verifyPrimary(otp),
    async verifySecondary({ otp }: Payload<'UPDATE_EMAIL_SECONDARY_OTP'>) {
      const newEmail = await logins.update.verifySecondary(otp)
      handleLogin()
      return { newEmail }
    },
    async signOut() {
      await signOut()
      for (const login of Object.values(logins)) login.forget()
      stage.abort()
      handleLogin()
    },
  }
}

function createAccountHandlers({ state, keeper, showScreen }: FrameParts) {
  return {
    isConnected: async () => ({ isConnected: (await findAccount(keeper)) !== null }),
    async getUser(request: Payload<'GET_USER'>): Promise<AppResult<'GET_USER'>> {
      const { chainId, preferredAccountType } = request ?? {}
      if (preferredAccountType === 'smartAccount') throw createUnavailable()
      // A page may be on a network that the wallet does not have. It is told the one that the wallet is on.
      if (chainId !== undefined && state.hasNetwork(chainId)) state.switchNetwork(chainId)
      const user = describeUser(await keeper.readAccount(), state.readNetwork().caipNetworkId)
      return { ...user, smartAccountDeployed: false, smartAccountEnabledNetworks: [] }
    },
    async setPreferredAccount({ type }: Payload<'SET_PREFERRED_ACCOUNT'>) {
      if (type !== 'eoa') throw createUnavailable()
      return { type, address: readAddress(await keeper.readKnownAccount()) }
    },
    listSmartAccountNetworks: async () => ({ smartAccountEnabledNetworks: [] }),
    initSmartAccount: async () => {
      throw createUnavailable()
    },
    async openScreen({ screen }: Payload<'OPEN_SCREEN'>, { id }: Named) {
      const outcome = await showScreen(id, screen)
      keeper.forget()
      if (outcome === 'cancelled') throw new FrameError(4001, 'The visitor left the screen.')
    },
  }
}

function createRpcHandlers({ state, keeper, stage, approve }: FrameParts) {
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
      const node = createNode(network)
      if (policy === 'approval') return approve({ id, method, params, network, node })
      const readOwnAddress = async () => {
        const account = await findAccount(keeper)
        return account && readAddress(account)
      }
      return answerFree({ method, params }, { chainId: network.caipNetworkId, node, readAddress: readOwnAddress })
    },
    abort: async (request: Payload<'RPC_ABORT'>) => stage.abort(request?.requestId),
  }
}

/** The account that can sign; null when there is none. */
async function findAccount(keeper: FrameParts['keeper']): Promise<FrameAccount | null> {
  try {
    return await keeper.readAccount()
  } catch (error) {
    if (error instanceof FrameError && unconnected.has(error.code)) return null
    throw error
  }
}

function readAddress({ wallet }: FrameAccount): string {
  return wallet.addresses.eip155
}

function describeUser(account: FrameAccount, chainId: string) {
  const { email, userName } = account.session
  const address = readAddress(account)
  return {
    ...(email === null ? {} : { email }),
    ...(userName === null ? {} : { userName: userName.slice(0, LONGEST_NAME) }),
    address,
    chainId,
    accounts: [{ address, type: 'eoa' as const }],
    preferredAccountType: 'eoa' as const,
  }
}

function createUnavailable(): FrameError {
  return new FrameError('not-available', 'The embedded wallet has no smart accounts yet.')
}
