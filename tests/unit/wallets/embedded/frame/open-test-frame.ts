import { createTurns } from '../../../../../src/rules/async/create-turns.js'
import { writeBase64Url } from '../../../../../src/rules/base64-url.js'
import type { Device } from '../../../../../wallets/embedded/keys/open-device.js'
import { createPasswordMethod, derivePasskeyKey } from '../../../../../wallets/embedded/keys/recovery-key.js'
import { createEmailLogin } from '../../../../../wallets/embedded/login/create-email-login.js'
import { createEmailUpdate } from '../../../../../wallets/embedded/login/create-email-update.js'
import { createFarcasterLogin } from '../../../../../wallets/embedded/login/create-farcaster-login.js'
import { createSocialLogin } from '../../../../../wallets/embedded/login/create-social-login.js'
import { createHandlers } from '../../../../../wallets/embedded/page/create-handlers.js'
import { createPageState } from '../../../../../wallets/embedded/page/create-page-state.js'
import type { RequestQueue } from '../../../../../wallets/embedded/page/create-request-queue.js'
import { proveOwner } from '../../../../../wallets/embedded/recovery/prove-owner.js'
import { setUpRecovery } from '../../../../../wallets/embedded/recovery/set-up-recovery.js'
import { createCallBatches } from '../../../../../wallets/embedded/rpc/calls/call-batches.js'
import { createIdentityClient } from '../../../../../wallets/embedded/service/create-identity-client.js'
import { createLoginApi } from '../../../../../wallets/embedded/service/create-login-api.js'
import type { KeyWorker } from '../../../../../wallets/embedded/signer/open-key-worker.js'
import { runKeyOperation } from '../../../../../wallets/embedded/signer/run-key-operation.js'
import { createVaultClient } from '../../../../../wallets/embedded/vault/create-vault-client.js'
import { createAccountReader } from '../../../../../wallets/embedded/wallet/create-account-reader.js'
import type { TestIdentity } from '../../../servers/identity/fixtures/start-test-identity.js'
import { APP, FRAME } from '../../../servers/identity/fixtures/test-browser.js'

export const IDENTITY = 'http://localhost:3004'

/** The keys and shares of a browser, in memory. */
export async function createTestDevice(): Promise<Device> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify'])
  const shares = new Map<string, Uint8Array>()
  return {
    publicKey: await crypto.subtle.exportKey('jwk', publicKey),
    async sign(text) {
      return writeBase64Url(new Uint8Array(await crypto.subtle.sign(algorithm, privateKey, Buffer.from(text))))
    },
    async saveShare(walletId, share) {
      shares.set(walletId, share.slice())
    },
    readShare: async (walletId) => shares.get(walletId)?.slice() ?? null,
    async deleteShare(walletId) {
      shares.delete(walletId)
    },
  }
}

/** `fetch` of a browser whose page is the frame: it sends its origin and keeps the cookies of the service. */
export function createFrameFetch(answer: TestIdentity['answer']): typeof fetch {
  const cookies = new Map<string, string>()
  return async (input, init) => {
    const request = new Request(input, init)
    request.headers.set('host', new URL(request.url).host)
    request.headers.set('origin', FRAME)
    request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await answer(request, '192.0.2.1')
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return response
  }
}

const createWorker = (): KeyWorker => ({ run: (operation) => runKeyOperation(operation), close() {} })

export type TestFrame = Awaited<ReturnType<typeof openTestFrame>>

/** The frame of one browser: real logins, vault client and handlers; keys in memory and no page to draw in. */
export async function openTestFrame(
  identity: TestIdentity,
  options: {
    send?: typeof fetch
    projectId?: string
    device?: Device
    readDevice?: () => Promise<Device>
    /** How far the clock of this browser is from that of the service, ms. */
    clockError?: number
    /** Whether the visitor agrees to a change of the e-mail address. Default: no. */
    agrees?: boolean
  } = {},
) {
  const device = options.device ?? (await createTestDevice())
  const readDevice = options.readDevice ?? (async () => device)
  const client = createIdentityClient({
    identityUrl: IDENTITY,
    projectId: options.projectId ?? null,
    send: options.send ?? createFrameFetch(identity.answer),
  })
  const now = () => identity.now() + (options.clockError ?? 0)
  const vault = createVaultClient({ client, readDevice, now })
  const accountReader = createAccountReader({ client, vault, readDevice, openKeyWorker: createWorker })
  const networks = [1, 31337].map((id) => ({
    caipNetworkId: `eip155:${id}`,
    name: `Chain ${id}`,
    rpcUrl: `http://localhost:1/${id}`,
    nativeCurrency: { symbol: 'ETH', decimals: 18 },
  }))
  const state = createPageState(networks, 'eip155:31337')
  const context = { client, readDevice, origin: APP, readLanguage: state.readLanguage, inTurn: createTurns() }
  const update = createEmailUpdate(context)
  const events: string[] = []
  /** The screens that were shown, and what was said about them. */
  const shown: unknown[] = []
  const aborted: (string | undefined)[] = []
  const requestQueue: RequestQueue = {
    show: () => Promise.reject(new Error('Nothing is drawn here.')),
    abort: (id) => aborted.push(id),
    watch: () => () => {},
  }
  const handlers = createHandlers({
    state,
    accountReader,
    requestQueue,
    batches: createCallBatches(APP, null),
    sessions: null,
    openBundler: () => null,
    logins: {
      email: createEmailLogin(context),
      social: createSocialLogin(context),
      farcaster: createFarcasterLogin(context),
      update,
    },
    async signOut() {
      await createLoginApi(client).signOut()
    },
    notify: () => events.push('login'),
    reload: () => events.push('reload'),
    /** A visitor who agrees to a change of the address, and leaves all other screens. */
    async showScreen(_id, screen, about) {
      shown.push([screen, about])
      if (screen !== 'email' || !options.agrees) return 'cancelled'
      const ports = { vault, device, openKeyWorker: createWorker }
      await update.start(about?.newEmail ?? '', (stored) => proveOwner(ports, { action: 'change-email', stored }))
      return 'done'
    },
    approve: async ({ method }) => method,
  })
  return { handlers, vault, device, accountReader, events, shown, aborted, state }
}

const request = { id: 'a'.repeat(22) }

/** Logs in by e-mail. */
export async function logIn({ handlers }: TestFrame, identity: TestIdentity, email: string): Promise<void> {
  await handlers.CONNECT_EMAIL({ email }, request)
  await handlers.CONNECT_OTP({ otp: await identity.readCode(email) }, request)
}

/** Stores a recovery of the wallet, whose key is not made from a password. */
export async function storeRecovery({ vault, device }: TestFrame): Promise<void> {
  const wallet = await vault.read()
  if (!wallet) throw new Error('There is no wallet.')
  const key = await derivePasskeyKey(new Uint8Array(32))
  await setUpRecovery({ vault, device, openKeyWorker: createWorker }, wallet, { method: createPasswordMethod(), key })
}
