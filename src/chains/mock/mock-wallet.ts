import type { ErrorCode } from '../../core/errors/error-code.js'
import { LintelError } from '../../core/errors/lintel-error.js'
import type { SessionAccount } from '../../core/model/account.js'
import type { CaipNetworkId } from '../../core/model/caip.js'
import type { ChainAdapterEvent, WalletSession } from '../../core/model/chain-adapter.js'
import type { Connector } from '../../core/model/connector.js'

/** The adapter calls that a story or a test can make fail or wait. */
export type MockCall =
  | 'connect'
  | 'reconnect'
  | 'switchConnection'
  | 'disconnect'
  | 'switchNetwork'
  | 'signMessage'
  | 'verifyMessage'
  | 'quote'
  | 'sendTransaction'
  | 'waitForReceipt'
  | 'getBalance'
  | 'resolveName'
  | 'lookUpName'
  | 'getTokenBalances'
  | 'describeAddress'
  | 'getAssets'

/** Ends the hold of a call. */
export type MockHold = {
  /** Continues the waiting calls; later calls do not wait. */
  release(): void
  /** Rejects the waiting calls; later calls do not wait. */
  reject(code: ErrorCode): void
}

/** Controls the wallets of a mock chain. */
export type MockControl = {
  /** A wallet announces itself. */
  announce(connector: Connector): void
  /** The active wallet shares other accounts; an empty list disconnects it. */
  changeAccounts(addresses: readonly string[]): void
  /** The active wallet switches to another network, which the app need not list. */
  changeNetwork(network: CaipNetworkId): void
  /** A wallet ends its session. Default: the active one. */
  disconnect(connectorId?: string): void
  /** Makes every later `call` fail with that code, until `succeed`. */
  fail(call: MockCall, code: ErrorCode): void
  succeed(call: MockCall): void
  /** Makes every later `call` wait until it is released. Holding a call twice returns the same hold. */
  hold(call: MockCall): MockHold
  /** All calls so far, oldest first. */
  calls: readonly { call: MockCall; parameters: unknown }[]
}

/** The state that the adapters of one mock chain share, like the wallets of one browser. */
export type MockWallet = {
  connectors: readonly Connector[]
  /** The accounts of wallets that are not in `accountsOf`. */
  accounts: readonly string[]
  /** Accounts by connector id. */
  accountsOf: Map<string, readonly string[]>
  /** The network of the wallets; null if the app chooses it, and before the app is known. */
  network: CaipNetworkId | null
  /** Shares an address of this namespace. */
  toAccount(address: string): SessionAccount
  /** The sessions of the connected wallets: the active one first. */
  sessions: WalletSession[]
  isRestoring: boolean
  /** The wallets that disconnected during the restore. */
  unwanted: Set<string>
  listeners: Set<(event: ChainAdapterEvent) => void>
  failures: Map<MockCall, ErrorCode>
  holds: Map<MockCall, MockHold & { promise: Promise<void> }>
  calls: { call: MockCall; parameters: unknown }[]
}

/** Logs a call, then waits or fails as set by `control`. */
export async function simulateCall(wallet: MockWallet, call: MockCall, parameters?: unknown): Promise<void> {
  wallet.calls.push({ call, parameters })
  await wallet.holds.get(call)?.promise
  const code = wallet.failures.get(call)
  if (code) throw createFailure(code)
}

/** Replaces the sessions of a mock wallet, the active one first, and reports them. */
export function setSessions(wallet: MockWallet, sessions: readonly WalletSession[]): void {
  wallet.sessions = [...sessions]
  report(wallet)
}

/** Reports the connections to every adapter. */
export function report({ listeners, sessions, isRestoring }: MockWallet): void {
  for (const listener of listeners) listener({ type: 'connections', sessions, isRestoring })
}

export function listOthers({ sessions }: MockWallet, connectorId: string | undefined): readonly WalletSession[] {
  return sessions.filter((session) => session.connectorId !== connectorId)
}

/** The session of a wallet: these accounts, and its network unless the app chooses it. */
export function describeShared(
  { network, toAccount }: MockWallet,
  [first, ...rest]: readonly [string, ...string[]],
): Pick<WalletSession, 'accounts' | 'network'> {
  return { accounts: [toAccount(first), ...rest.map(toAccount)], ...(network !== null && { network }) }
}

export function createControl(wallet: MockWallet): MockControl {
  const emit = (event: ChainAdapterEvent) => {
    for (const listener of wallet.listeners) listener(event)
  }
  const endSession = (connectorId = wallet.sessions[0]?.connectorId) =>
    setSessions(wallet, listOthers(wallet, connectorId))
  const changeActive = () => {
    const [active, ...others] = wallet.sessions
    if (!active) return
    const [first, ...rest] = wallet.accountsOf.get(active.connectorId) ?? wallet.accounts
    if (first === undefined) return
    setSessions(wallet, [{ ...active, ...describeShared(wallet, [first, ...rest]) }, ...others])
  }
  return {
    calls: wallet.calls,
    announce(connector) {
      if (wallet.connectors.some(({ id }) => id === connector.id)) return
      wallet.connectors = [...wallet.connectors, connector]
      emit({ type: 'connectors', connectors: wallet.connectors })
    },
    changeAccounts(addresses) {
      const [active] = wallet.sessions
      if (active && wallet.accountsOf.has(active.connectorId)) wallet.accountsOf.set(active.connectorId, addresses)
      else wallet.accounts = addresses
      if (addresses.length === 0) endSession()
      else changeActive()
    },
    changeNetwork(network) {
      wallet.network = network
      changeActive()
    },
    disconnect: endSession,
    fail: (call, code) => void wallet.failures.set(call, code),
    succeed: (call) => void wallet.failures.delete(call),
    hold(call) {
      const held = wallet.holds.get(call)
      if (held) return held
      const { promise, resolve, reject } = createGate()
      const endHold = (settle: () => void) => {
        wallet.holds.delete(call)
        settle()
      }
      const hold = {
        promise,
        release: () => endHold(resolve),
        reject: (code: ErrorCode) => endHold(() => reject(createFailure(code))),
      }
      wallet.holds.set(call, hold)
      return hold
    },
  }
}

function createFailure(code: ErrorCode): LintelError {
  return new LintelError({ code, message: `The mock chain was told to fail with "${code}".` })
}

function createGate() {
  let resolve: () => void = () => undefined
  let reject: (error: LintelError) => void = () => undefined
  const promise = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  // A hold without a waiting call may be rejected too.
  promise.catch(() => undefined)
  return { promise, resolve, reject }
}
