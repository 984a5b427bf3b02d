import { findOutcome } from '../../core/data/sent/find-outcome.js'
import { isRejection } from '../../core/errors/is-rejection.js'
import { toLintelError } from '../../core/errors/to-lintel-error.js'
import { findNetwork } from '../../core/format/find-network.js'
import type { Lintel } from '../../core/lintel.js'
import { getAccount, getNetwork } from '../../core/selectors.js'
import { loadOnce } from '../../rules/async/lazy.js'
import { isOnItsWay } from './is-on-its-way.js'
import { checkPayment, type ReviewedPayment, type TokenFacts } from './model/check-payment.js'
import type { PayProblem, PayRun, PayRunState } from './model/pay-run.js'
import type { PayToken } from './model/request.js'
import { getPays, type Pays } from './pays.js'

/** The run of a request: the same one until the page is left. */
export function getRun(lintel: Lintel, id: string): PayRun {
  const pays = getPays(lintel)
  const run =
    pays.runs.get(id) ?? createPayRun(id, lintel, { ...pays, onSent: (hash) => void tellFailure(lintel, hash) })
  pays.runs.set(id, run)
  return run
}

/** Shows a toast when the network refused the transaction. Only the data API reports a payment as paid. */
async function tellFailure(lintel: Lintel, id: string): Promise<void> {
  const { followOutcome } = await import('../../parts/wallet-request/follow-outcome.js')
  const isConfirmed = () => findOutcome(lintel.store.getState().transactions, id)?.status === 'confirmed'
  followOutcome(lintel, { id, isShown: isConfirmed })
}

type Parts = Pick<Pays, 'client' | 'loadCalls' | 'records'> & {
  /** Called with the hash of the transaction that the wallet has sent. */
  onSent: (hash: string) => void
}

/** Creates the run of a request. */
export function createPayRun(id: string, lintel: Pick<Lintel, 'store' | 'actions' | 'adapters'>, parts: Parts): PayRun {
  const listeners = new Set<() => void>()
  let state: PayRunState = { stage: 'idle', problem: null }

  function set(change: Partial<PayRunState>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  /** Checks the payment against the current state of the data API and the wallet, and asks the wallet. Null if it was sent. */
  async function ask(payment: ReviewedPayment): Promise<PayProblem | null> {
    const { option, amount, from } = payment
    const { network, address: token } = option.token
    const [request, facts] = await Promise.all([
      parts.client.getRequest({ id }).catch(() => null),
      readToken(lintel, option.token),
    ])
    if (!request) return { code: 'not-read' }
    const transfer = {
      ...({ kind: 'transfer', network, from, to: option.address, amount } as const),
      ...(token !== null && { token }),
    }
    const calls = await parts.loadCalls()
    const contract = await parts.client.describeAddress({ recipient: option.recipient, id })
    const computed = calls && contract ? calls.computeAddress(contract) : null
    const check = (found: Pick<Parameters<typeof checkPayment>[0], 'fee' | 'simulation'>) => {
      const now = lintel.store.getState()
      const active = { account: getAccount(now, 'eip155')?.address ?? '', network: getNetwork(now, 'eip155') ?? null }
      const isSent = isOnItsWay(lintel, parts.records.find(id))
      return checkPayment({ ...found, request, active, computed, token: facts, hasSent: isSent }, payment, Date.now())
    }
    const [early] = check({ fee: 0n, simulation: null })
    if (early) return { code: early }
    if (!facts) return { code: 'not-read' }
    // The quote also says whether the account can pay the fee. The fee of a smart account may be sponsored.
    const quote = await lintel.actions.quote(transfer)
    const call =
      token === null
        ? { to: option.address, value: amount, data: '0x' }
        : calls?.encode({ kind: 'transfer', token, to: option.address, amount })
    const tokens = token === null ? [] : [token]
    const simulation = call ? await calls?.simulate({ network, from, calls: [call], tokens }) : null
    // The wallet may have changed meanwhile.
    const [fault] = check({ fee: quote?.fee ?? 0n, simulation: simulation ?? null })
    if (fault) return { code: fault }
    set({ stage: 'asking' })
    const hash = await lintel.actions.sendTransaction(transfer)
    parts.records.setSent(request, hash)
    parts.onSent(hash)
    return null
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    clear: () => set({ problem: null }),
    async pay(payment) {
      if (state.stage !== 'idle') return
      set({ stage: 'checking', problem: null })
      const problem = await runAlone(`lintel.pay.${id}`, () => ask(payment).catch(toProblem))
      set({ stage: 'idle', problem: problem === 'taken' ? { code: 'other-tab' } : problem })
    },
  }
}

/** Reads symbol and decimals: of a token from the chain, of the native currency from the app. Null if they cannot be read. */
async function readToken(
  { store, adapters }: Pick<Lintel, 'store' | 'adapters'>,
  { network, address }: PayToken,
): Promise<TokenFacts | null> {
  if (address === null) return findNetwork(store.getState().networks, network)?.nativeCurrency ?? null
  // The balance is not used, so any account will do.
  const read = await adapters.eip155?.getTokenBalances?.({ address, network, tokens: [address] }).catch(() => null)
  return read?.balances[0] ?? null
}

function toProblem(thrown: unknown): PayProblem {
  if (isRejection(thrown)) return { code: 'rejected' }
  const error = toLintelError(thrown)
  if (error.code === 'insufficient-funds') return { code: 'no-fees' }
  return error.code === 'contract-reverted' ? { code: 'reverts' } : { code: 'failed', error }
}

/** Runs `run` unless another tab of this site does. The browser releases the lock when a tab is closed. */
async function runAlone<Result>(name: string, run: () => Promise<Result>): Promise<Result | 'taken'> {
  // A page without https has no locks.
  if (!navigator.locks) return run()
  const runOnce = loadOnce(run)
  const request = navigator.locks.request(name, { ifAvailable: true }, async (lock) => (lock ? runOnce() : 'taken'))
  // A sandboxed frame may not use them.
  return request.catch(runOnce)
}
