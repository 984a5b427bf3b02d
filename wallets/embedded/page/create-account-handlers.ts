import type { Address } from 'viem'
import type { FrameNetwork } from '../../../servers/frame/frame-config.js'
import type { AppPayload, AppResult } from '../../../src/embedded/protocol/app-messages.js'
import { FrameError } from '../messaging/frame-error.js'
import { createNode } from '../rpc/create-node.js'
import { readIsDeployed } from '../rpc/read-is-deployed.js'
import type { FrameAccount } from '../wallet/create-account-reader.js'
import { findAccount, listAccounts, listNetworkAccounts, type WalletAccount } from '../wallet/wallet-account.js'
import type { PageState } from './create-page-state.js'
import type { FrameParts } from './create-parts.js'

/** The maximum length of the visitor's name that the page receives. */
export const MAX_NAME = 128

/** Why there is no account that can sign. Anything else is a failure. */
const unconnected: ReadonlySet<FrameError['code']> = new Set([
  'login-required',
  'recovery-setup-required',
  'recovery-required',
  'storage-blocked',
])

/** Handles the requests about the visitor's accounts. */
export function createAccountHandlers({ state, accountReader, showScreen }: FrameParts) {
  const listEnabled = () =>
    state.networks.filter(({ bundlerUrl }) => bundlerUrl).map(({ caipNetworkId }) => caipNetworkId)

  /** The smart account on the network of eip155 that is used. */
  async function readSmartAccount(): Promise<WalletAccount & { network: FrameNetwork }> {
    const network = state.readEvmNetwork()
    if (!network?.bundlerUrl) {
      throw new FrameError(4200, `There are no smart accounts on ${(network ?? state.readNetwork()).name}.`)
    }
    const { wallet } = await accountReader.readKnownAccount()
    return { ...findAccount(await listAccounts(wallet.addresses.eip155 as Address, network), 'smartAccount'), network }
  }

  return {
    isConnected: async () => ({ isConnected: (await findWallet(accountReader)) !== null }),
    async getUser(request: AppPayload<'GET_USER'>): Promise<AppResult<'GET_USER'>> {
      const { chainId, preferredAccountType } = request ?? {}
      if (preferredAccountType !== undefined) state.preferAccountType(preferredAccountType)
      // A page may be on a network that the wallet does not have. It receives the network that the wallet is on.
      if (chainId !== undefined && state.hasNetwork(chainId)) state.switchNetwork(chainId)
      const user = await describeUser(await accountReader.readAccount(), state)
      const smart = user.accounts.find(({ type }) => type === 'smartAccount')
      const node = createNode(state.readNetwork())
      // Whether it is deployed is only information: a node that does not answer must not prevent the login.
      const isDeployed = smart ? await readIsDeployed(node, smart.address as Address).catch(() => false) : false
      return { ...user, smartAccountDeployed: isDeployed, smartAccountEnabledNetworks: listEnabled() }
    },
    async setPreferredAccount({ type }: AppPayload<'SET_PREFERRED_ACCOUNT'>) {
      if (type === 'smartAccount') {
        const { address } = await readSmartAccount()
        state.preferAccountType(type)
        return { type, address }
      }
      const { wallet } = await accountReader.readKnownAccount()
      state.preferAccountType(type)
      return { type, address: wallet.addresses.eip155 }
    },
    listSmartAccountNetworks: async () => ({ smartAccountEnabledNetworks: listEnabled() }),
    async initSmartAccount() {
      const { address, network } = await readSmartAccount()
      return { address, isDeployed: await readIsDeployed(createNode(network), address) }
    },
    async openScreen({ screen }: AppPayload<'OPEN_SCREEN'>, { id }: { id: string }) {
      const outcome = await showScreen(id, screen)
      accountReader.forget()
      if (outcome === 'cancelled') throw new FrameError(4001, 'The visitor left the screen.')
    },
  }
}

/** The account that can sign; null if there is no such account. */
export async function findWallet(accountReader: FrameParts['accountReader']): Promise<FrameAccount | null> {
  try {
    return await accountReader.readAccount()
  } catch (error) {
    if (error instanceof FrameError && unconnected.has(error.code)) return null
    throw error
  }
}

/** The data about the visitor that the page receives. */
export async function describeUser({ session, wallet }: FrameAccount, state: PageState) {
  const network = state.readNetwork()
  const { email, userName } = session
  const accounts = await listNetworkAccounts(wallet.addresses, network)
  const preferredAccountType = state.readAccountType(network)
  return {
    ...(email === null ? {} : { email }),
    ...(userName === null ? {} : { userName: userName.slice(0, MAX_NAME) }),
    address: findAccount(accounts, preferredAccountType).address,
    chainId: network.caipNetworkId,
    accounts: [...accounts],
    preferredAccountType,
  }
}
