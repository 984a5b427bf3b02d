import type { ErrorCode } from '../../core/errors/error-code.js'
import { LintelError } from '../../core/errors/lintel-error.js'
import { RequestCancelledError } from '../../core/errors/wallet-errors.js'
import type { CaipAddress, CaipNetworkId } from '../../core/model/caip.js'
import type {
  Pairing,
  WalletConnectEvent,
  WalletConnectPort,
  WalletConnectSession,
} from '../../core/model/wallet-connect.js'
import { createPairedAdapter } from '../../core/wallets/create-paired-adapter.js'
import type { WalletConnectFactory } from '../../core/wallets/wallet-connect-factory.js'
import { sampleAccounts } from './sample-accounts.js'

export type MockWalletConnectOptions = {
  /** The accounts that the wallet shares when it approves. Default: one sample account on Ethereum. */
  accounts?: readonly [CaipAddress, ...CaipAddress[]]
  /** The wallet's name and icon. Default: Prism. */
  peer?: WalletConnectSession['peer']
  /** How long a link is valid, in ms. Default: 4 min. */
  lifetime?: number
  /** The URI of every link instead of numbered ones, for example one that is too long for a QR code. */
  uri?: string
  /** Pairing fails from the start with this code, such as `relay-unavailable` or `relay-refused`. */
  failure?: ErrorCode
  /** A slow relay: no link is created until `control.release()`. */
  isSlow?: boolean
}

/** Controls the relay and the wallet of the mock. */
export type MockWalletConnectControl = {
  /** All links so far, oldest first. */
  readonly uris: readonly string[]
  /** The wallet approves the newest link. */
  approve(): void
  /** The wallet rejects the newest link. Default: `request-rejected`. */
  reject(code?: ErrorCode): void
  /** Makes every later link fail with that code, until `succeed`. */
  fail(code: ErrorCode): void
  succeed(): void
  /** Creates the links that `isSlow` delays. */
  release(): void
  /** The wallet ends the session. */
  end(): void
}

export type MockWalletConnect = WalletConnectFactory & { control: MockWalletConnectControl }

type OpenOffer = { approve(session: WalletConnectSession): void; reject(error: LintelError): void }

const FOUR_MINUTES = 4 * 60_000
const SEVEN_DAYS = 7 * 24 * 3_600_000

/**
 * WalletConnect in memory for stories and tests: links are created at once, and the wallet answers through `control`.
 *
 * @example
 * const walletConnect = createMockWalletConnect({ failure: 'relay-unavailable' })
 * createLintel({ …, projectId: 'test', services: { relay: 'wss://relay.example' }, walletConnect })
 * walletConnect.control.succeed()
 */
export function createMockWalletConnect(options: MockWalletConnectOptions = {}): MockWalletConnect {
  const { accounts = [`eip155:1:${sampleAccounts[0]}`], peer = { name: 'Prism' }, lifetime = FOUR_MINUTES } = options
  const uris: string[] = []
  const listeners = new Set<(event: WalletConnectEvent) => void>()
  let failure = options.failure ?? null
  let open: OpenOffer | null = null
  let session: WalletConnectSession | null = null
  let letThrough: () => void = () => undefined
  let gate = options.isSlow ? new Promise<void>((resolve) => (letThrough = resolve)) : Promise.resolve()

  const emit = (event: WalletConnectEvent) => {
    for (const listener of listeners) listener(event)
  }

  function end(): void {
    if (!session) return
    const { topic } = session
    session = null
    emit({ type: 'ended', topic })
  }

  function createSession(): WalletConnectSession {
    const chains = accounts.map((account) => account.slice(0, account.lastIndexOf(':')) as CaipNetworkId)
    const expiresAt = Date.now() + SEVEN_DAYS
    return { topic: 'f'.repeat(64), accounts, chains, methods: ['personal_sign'], expiresAt, peer }
  }

  async function pair({ signal }: { signal: AbortSignal }): Promise<Pairing> {
    await gate
    if (signal.aborted) throw new RequestCancelledError()
    if (failure) throw createFailure(failure)
    const number = uris.length + 1
    const uri =
      options.uri ?? `wc:${String(number).repeat(64).slice(0, 64)}@2?relay-protocol=irn&symKey=${'a'.repeat(64)}`
    uris.push(uri)
    const approval = new Promise<WalletConnectSession>((approve, reject) => {
      open = { approve, reject }
    })
    // A cancelled pairing has no listener for its approval.
    approval.catch(() => undefined)
    return { uri, expiresAt: Date.now() + lifetime, approval }
  }

  const port: WalletConnectPort = {
    prepare: async () => undefined,
    pair,
    restore: async () => session,
    getSession: () => session,
    request: async () => null,
    disconnect: async () => end(),
    watch(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop: () => undefined,
  }

  return {
    create: () => port,
    createPairedAdapter,
    control: {
      uris,
      approve() {
        session = createSession()
        open?.approve(session)
      },
      reject: (code = 'request-rejected') => open?.reject(createFailure(code)),
      fail(code) {
        failure = code
      },
      succeed() {
        failure = null
      },
      release() {
        letThrough()
        gate = Promise.resolve()
      },
      end,
    },
  }
}

function createFailure(code: ErrorCode): LintelError {
  return new LintelError({ code, message: `The mock wallet was told to fail with "${code}".` })
}
