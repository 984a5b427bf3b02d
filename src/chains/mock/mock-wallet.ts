import type { ErrorCode } from '../../core/errors/error-code.js'
import { LintelError } from '../../core/errors/lintel-error.js'
import type { ChainAdapterEvent } from '../../core/model/chain-adapter.js'
import type { Connector } from '../../core/model/connector.js'

/** The calls of an adapter that a story or a test can make fail or wait. */
export type MockCall =
  | 'connect'
  | 'reconnect'
  | 'disconnect'
  | 'switchNetwork'
  | 'signMessage'
  | 'verifyMessage'
  | 'sendTransaction'
  | 'waitForReceipt'
  | 'getBalance'

/** What a held call does once it is let go. */
export type MockHold = {
  /** Lets the waiting and all later calls go on. */
  release(): void
  /** Has the waiting calls fail; later ones go on. */
  reject(code: ErrorCode): void
}

/** The wallets' side of a mock chain, moved by hand. */
export type MockControl = {
  /** A wallet announces itself. */
  announce(connector: Connector): void
  /** The wallet shares other accounts; none disconnects. */
  changeAccounts(addresses: readonly string[]): void
  /** The wallet moves to another chain, also one the app does not list. */
  changeChain(chainId: number | string): void
  /** The wallet ends the session. */
  disconnect(): void
  /** Every later `call` fails with that code, until `succeed`. */
  fail(call: MockCall, code: ErrorCode): void
  succeed(call: MockCall): void
  /** Every later `call` waits until let go; one never let go is a wallet that never answers. Twice is one hold. */
  hold(call: MockCall): MockHold
  /** Every call so far, oldest first. */
  calls: readonly { call: MockCall; parameters: unknown }[]
}

/** The state that the adapters of one mock chain share, as the wallets of one browser would. */
export type MockWallet = {
  connectors: readonly Connector[]
  accounts: readonly string[]
  chainId: number | string
  /** The connector in use; null while disconnected. */
  connectorId: string | null
  listeners: Set<(event: ChainAdapterEvent) => void>
  failures: Map<MockCall, ErrorCode>
  holds: Map<MockCall, MockHold & { promise: Promise<void> }>
  calls: { call: MockCall; parameters: unknown }[]
}

/** Logs a call, then waits and fails as told. */
export async function meetCall(wallet: MockWallet, call: MockCall, parameters?: unknown): Promise<void> {
  wallet.calls.push({ call, parameters })
  await wallet.holds.get(call)?.promise
  const code = wallet.failures.get(call)
  if (code) throw createFailure(code)
}

export function createControl(wallet: MockWallet): MockControl {
  const emit = (event: ChainAdapterEvent) => {
    for (const listener of wallet.listeners) listener(event)
  }
  const endSession = () => {
    if (wallet.connectorId === null) return
    wallet.connectorId = null
    emit({ type: 'disconnected' })
  }
  const emitSession = () => {
    const { connectorId, chainId } = wallet
    const [first, ...rest] = wallet.accounts
    if (connectorId === null || first === undefined) return
    emit({ type: 'session', session: { connectorId, addresses: [first, ...rest], chainId } })
  }
  return {
    calls: wallet.calls,
    announce(connector) {
      if (wallet.connectors.some(({ id }) => id === connector.id)) return
      wallet.connectors = [...wallet.connectors, connector]
      emit({ type: 'connectors', connectors: wallet.connectors })
    },
    changeAccounts(addresses) {
      wallet.accounts = addresses
      if (addresses.length === 0) endSession()
      else emitSession()
    },
    changeChain(chainId) {
      wallet.chainId = chainId
      emitSession()
    },
    disconnect: endSession,
    fail: (call, code) => void wallet.failures.set(call, code),
    succeed: (call) => void wallet.failures.delete(call),
    hold(call) {
      const held = wallet.holds.get(call)
      if (held) return held
      const { promise, resolve, reject } = createGate()
      const letGo = (settle: () => void) => {
        wallet.holds.delete(call)
        settle()
      }
      const hold = {
        promise,
        release: () => letGo(resolve),
        reject: (code: ErrorCode) => letGo(() => reject(createFailure(code))),
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
  // A hold nobody waits for may be rejected too.
  promise.catch(() => undefined)
  return { promise, resolve, reject }
}
