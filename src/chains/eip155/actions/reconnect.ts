import { withTimeout } from 'viem'
import type { Config } from 'wagmi'
import { LintelError } from '../../../core/errors/lintel-error.js'
import type { WalletSession } from '../../../core/model/chain-adapter.js'
import { type AdapterContext, getLiveConnection, type LiveConnection, listLiveConnections } from '../adapter-context.js'
import { findConnector } from '../list-connectors.js'
import { askStoredWallet } from '../session/ask-stored-wallet.js'
import { clearConnections, commitConnection, commitOther } from '../session/commit-connection.js'
import { readPersistedState, waitForStoredState } from '../session/wait-for-stored-state.js'

/** How long the others wait for the active wallet while that one is there, in ms: an account that changes is no small thing. */
const headStart = 3_000

type Answer = { id: string; result: Awaited<ReturnType<typeof askStoredWallet>> }

/**
 * Restores every stored connection without asking the visitor anything: the active one first, the others as each
 * answers. An active one that is not announced, or silent for 3 s, holds up none of them; when it comes after another it
 * is made the active one again. Nothing at once when none is stored. Only wallets that were connected are spoken to;
 * wagmi's own `reconnect` asks every wallet, and one at a time per page. What is stored of a wallet is forgotten only
 * when it shares no account: after silence the next page load tries again. What is live stays.
 *
 * @throws WalletUnresponsiveError when none is restored, and one is not announced within 3 s or does not answer within
 * 10 s
 */
export async function* reconnect(context: AdapterContext): AsyncGenerator<WalletSession> {
  const { config, attempts, restores } = context
  restores.latest += 1
  const restore = restores.latest
  const attempt = attempts.latest
  let current = getLiveConnection(config)?.connector.uid
  let firstId: string | null = null
  let failure: LintelError | null = null
  const ids = await listStored(config)
  for await (const { id, result } of askAll(config, ids)) {
    // Everything was disconnected meanwhile, or a newer restore does this.
    if (restore !== restores.latest) return
    if (result instanceof LintelError) {
      failure ??= result
    } else if (result) {
      // The visitor was quicker and connected or chose some wallet by hand: that one is the active one.
      const isUntouched = attempt === attempts.latest && current === getLiveConnection(config)?.connector.uid
      const isLate = isUntouched && id === ids[0] && firstId !== null
      if (firstId === null && isUntouched) await commitConnection(context, result.connection)
      else commitOther(context, result.connection)
      if (isUntouched) current = getLiveConnection(config)?.connector.uid
      firstId ??= id
      yield result.session
      // Unless core has let it go at once: another tab has disconnected it meanwhile.
      if (isLate && listLiveConnections(config).some(({ connector }) => connector.id === id)) {
        makeCurrent(config, result.connection)
      }
    } else {
      forgetStored(context, id)
    }
  }
  if (firstId === null && failure) throw failure
}

/** The answers as they come; of those that are there at the same time, in the order of `ids`. */
async function* askAll(config: Config, ids: readonly string[]): AsyncGenerator<Answer> {
  const asked = new Map(
    ids.map((id) => [id, askStoredWallet(config, id).then((result): Answer => ({ id, result }))] as const),
  )
  const [active] = ids
  const first = active !== undefined && findConnector(config, active) && asked.get(active)
  // An answer is never a rejection: what is caught is that its time is over, and the others need not wait any longer.
  if (first) await withTimeout(() => first, { timeout: headStart }).catch(() => undefined)
  while (asked.size > 0) {
    const answer = await Promise.race(asked.values())
    asked.delete(answer.id)
    yield answer
  }
}

/** Not quietly: core hears of it as of a switch through wagmi. */
function makeCurrent(config: Config, { connector }: LiveConnection): void {
  config.setState((state) => ({ ...state, current: connector.uid }))
}

/**
 * The ids of the stored wallets, the active one first. As stored now: another tab may have connected since the load.
 * What wagmi has read back counts where nothing is stored any more: as it starts it empties its storage, and writes what
 * it has read only if the app lists the chain of the active wallet.
 */
async function listStored(config: Config): Promise<readonly string[]> {
  await waitForStoredState(config)
  const stored = await readPersistedState(config)
  const { connections, current } = stored?.current ? stored : config.state
  const active = current === null ? undefined : connections.get(current)?.connector.id
  if (active === undefined) return []
  return [...new Set([active, ...[...connections.values()].map(({ connector }) => connector.id)])]
}

/** Unless the visitor has connected it by hand meanwhile. */
function forgetStored(context: AdapterContext, connectorId: string): void {
  const isLive = listLiveConnections(context.config).some(({ connector }) => connector.id === connectorId)
  if (!isLive) clearConnections(context, connectorId)
}
