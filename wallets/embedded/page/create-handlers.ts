import type { AppPayload, AppResult } from '../../../src/embedded/protocol/app-messages.js'
import { readRpcPolicy } from '../../../src/embedded/protocol/rpc-policy.js'
import { FrameError } from '../door/frame-error.js'
import type { FrameHandlers } from '../door/serve-requests.js'
import { answerFree } from '../rpc/answer-free.js'
import { createNode } from '../rpc/create-node.js'
import type { FrameAccount } from '../wallet/create-wallet-keeper.js'
import type { FrameParts } from './create-parts.js'

/** What the frame does for each request of the page around it. */
export function createHandlers(parts: FrameParts): FrameHandlers {
  const { state, keeper, stage, logins, signOut, notify, reload, showScreen, approve } = parts

  /** The login changed: what is known of the account is read again. */
  function handleLogin(): void {
    keeper.forget()
    notify()
  }

  async function readUser(): Promise<AppResult<'GET_USER'>> {
    const account = await keeper.readAccount()
    return {
      ...describeUser(account, state.readNetwork().caipNetworkId),
      smartAccountDeployed: false,
      smartAccountEnabledNetworks: [],
    }
  }

  async function answerRpc({ method, params, chainId }: AppPayload<'RPC_REQUEST'>, id: string): Promise<unknown> {
    const policy = readRpcPolicy(method)
    if (policy === 'refused') throw new FrameError(4200, 'Requested RPC call is not allowed')
    const network = chainId === undefined ? state.readNetwork() : state.findNetwork(chainId)
    const node = createNode(network)
    if (policy === 'approval') return approve({ id, method, params, network, node })
    const readAddress = async () => ((await isConnected()) ? readAddressOf(await keeper.readKnownAccount()) : null)
    return answerFree({ method, params }, { chainId: network.caipNetworkId, node, readAddress })
  }

  async function isConnected(): Promise<boolean> {
    try {
      await keeper.readAccount()
      return true
    } catch (error) {
      if (error instanceof FrameError && unconnected.has(error.code)) return false
      throw error
    }
  }

  const notAvailable = async () => {
    throw new FrameError('not-available', 'The embedded wallet has no smart accounts yet.')
  }

  return {
    SWITCH_NETWORK: async ({ chainId }) => {
      state.switchNetwork(chainId)
      return { chainId }
    },
    CONNECT_EMAIL: async ({ email }) => ({ action: await logins.email.start(email) }),
    CONNECT_DEVICE: () => logins.email.waitForDevice(),
    CONNECT_OTP: async ({ otp }) => {
      await logins.email.verify(otp)
      handleLogin()
    },
    CONNECT_SOCIAL: async ({ uri }) => {
      await logins.social.redeem(uri)
      handleLogin()
      return describeUser(await keeper.readAccount(), state.readNetwork().caipNetworkId)
    },
    GET_SOCIAL_REDIRECT_URI: async ({ provider }) => ({ uri: await logins.social.writeUri(provider) }),
    GET_FARCASTER_URI: async () => ({ url: await logins.farcaster.writeUrl() }),
    CONNECT_FARCASTER: async () => {
      const { userName } = await logins.farcaster.wait()
      handleLogin()
      return userName === null ? {} : { userName }
    },
    GET_USER: async (request) => {
      const { chainId, preferredAccountType } = request ?? {}
      if (preferredAccountType === 'smartAccount') await notAvailable()
      // A page may be on a network that the wallet does not have. It is told the one that the wallet is on.
      if (chainId !== undefined && state.hasNetwork(chainId)) state.switchNetwork(chainId)
      return readUser()
    },
    SIGN_OUT: async () => {
      await signOut()
      for (const login of Object.values(logins)) login.forget()
      stage.abort()
      handleLogin()
    },
    RELOAD: async () => reload(),
    IS_CONNECTED: async () => ({ isConnected: await isConnected() }),
    GET_CHAIN_ID: async () => ({ chainId: state.readNetwork().caipNetworkId }),
    GET_SMART_ACCOUNT_ENABLED_NETWORKS: async () => ({ smartAccountEnabledNetworks: [] }),
    INIT_SMART_ACCOUNT: notAvailable,
    SET_PREFERRED_ACCOUNT: async ({ type }) => {
      if (type !== 'eoa') await notAvailable()
      return { type, address: readAddressOf(await keeper.readKnownAccount()) }
    },
    RPC_REQUEST: (request, { id }) => answerRpc(request, id),
    RPC_ABORT: async (request) => stage.abort(request?.requestId),
    OPEN_SCREEN: async ({ screen }, { id }) => {
      const outcome = await showScreen(id, screen)
      keeper.forget()
      if (outcome === 'cancelled') throw new FrameError(4001, 'The visitor left the screen.')
    },
    UPDATE_EMAIL: async ({ email }) => ({ action: await logins.update.start(email) }),
    UPDATE_EMAIL_PRIMARY_OTP: ({ otp }) => logins.update.verifyPrimary(otp),
    UPDATE_EMAIL_SECONDARY_OTP: async ({ otp }) => {
      const newEmail = await logins.update.verifySecondary(otp)
      handleLogin()
      return { newEmail }
    },
    SYNC_THEME: async (theme) => state.applyTheme(theme),
    SYNC_DAPP_DATA: async ({ metadata }) => state.nameHost(metadata.name),
  }
}

/** Why there is no account that can sign. Anything else is a failure. */
const unconnected: ReadonlySet<FrameError['code']> = new Set([
  'login-required',
  'recovery-setup-required',
  'recovery-required',
  'storage-blocked',
])

function readAddressOf({ wallet }: FrameAccount): string {
  return wallet.addresses.eip155
}

function describeUser(account: FrameAccount, chainId: string) {
  const { email, userName } = account.session
  const address = readAddressOf(account)
  return {
    ...(email === null ? {} : { email }),
    ...(userName === null ? {} : { userName: userName.slice(0, 128) }),
    address,
    chainId,
    accounts: [{ address, type: 'eoa' as const }],
    preferredAccountType: 'eoa' as const,
  }
}
