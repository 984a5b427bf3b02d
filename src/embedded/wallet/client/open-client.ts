import { safeParse } from 'valibot'
import { MethodNotAllowedError } from '../../../core/errors/embedded-errors.js'
import { WalletFailedError } from '../../../core/errors/wallet-errors.js'
import { toProviderError } from '../../connector/to-provider-error.js'
import { readRpcPolicy } from '../../protocol/rpc-policy.js'
import { signedNameSchema, signNameMethod } from '../../protocol/sign-name.js'
import { createAccountTypes } from './create-account-types.js'
import { createAsker } from './create-asker.js'
import { createEmailLogin } from './create-email-login.js'
import { createScreens } from './create-screens.js'
import { createSocialLogin } from './create-social-login.js'
import { createUserReader } from './create-user-reader.js'
import type { ClientContext, RpcRequest, WalletClient } from './wallet-client.js'

/** Opens the client of one instance. The frame itself loads with the first request. */
export function openClient(context: ClientContext): WalletClient {
  const asker = createAsker(context, {
    onSessionUpdate: () => void isConnected().catch(() => undefined),
    onHeight: (height) => screens.resize(height),
  })
  const { ask } = asker
  const screens = createScreens(context, asker)
  const { readUser } = createUserReader(context, ask, screens)
  const { followDeployment, ...accountTypes } = createAccountTypes(context, ask)
  const { login } = context

  async function isConnected(): Promise<boolean> {
    const { isConnected: isLive } = await ask('IS_CONNECTED', undefined)
    if (!isLive && login.read().network !== null) context.end()
    return isLive
  }

  async function requestRpc({ method, params, network }: RpcRequest): Promise<unknown> {
    const policy = readRpcPolicy(method)
    if (policy === 'refused') {
      context.requests.refuse()
      throw new MethodNotAllowedError({ method })
    }
    const payload = { method, chainId: network, ...(params === undefined ? {} : { params: params as unknown[] }) }
    if (policy === 'free') return ask('RPC_REQUEST', payload)
    return screens.waitForVisitor(method, (signal) => ask('RPC_REQUEST', payload, { signal }))
  }

  return {
    ...createEmailLogin(context, { ask, waitForVisitor: screens.waitForVisitor }),
    ...createSocialLogin(context, ask),
    ...accountTypes,
    readUser,
    prepare: asker.prepare,
    isConnected,
    async switchNetwork(network) {
      await ask('SWITCH_NETWORK', { chainId: network })
      const user = context.getUser()
      if (user && user.smartAccountNetworks.length > 0) return readUser(network)
      login.save({ network })
      if (user) context.setUser({ ...user, network })
      return context.getUser()
    },
    async requestRpc(request) {
      try {
        const result = await requestRpc(request)
        // The answer does not wait for it, and the asker has reported a failure.
        followDeployment(request.method, result).catch(() => undefined)
        return result
      } catch (error) {
        throw toProviderError(error)
      }
    },
    async signName({ network, ...parameters }) {
      const signed = safeParse(
        signedNameSchema,
        await requestRpc({ method: signNameMethod, params: [parameters], network }),
      )
      if (signed.success) return signed.output
      throw new WalletFailedError({ details: 'The frame did not answer with a signed name.' })
    },
    openExport: () => screens.open('export'),
    openDevices: () => screens.open('devices'),
    showFrame: screens.show,
    rejectRequests: screens.reject,
    async signOut() {
      screens.reject()
      await ask('SIGN_OUT', undefined)
      login.save({ endsSession: false })
    },
    close() {
      screens.reject()
      asker.close()
    },
  }
}
