import type { Lintel } from '../../core/lintel.js'
import type { CaipNetworkId } from '../../core/model/caip.js'
import { perInstance } from '../../parts/state/per-instance.js'
import { loadOnce } from '../../rules/async/lazy.js'
import { isRecord } from '../../rules/is-record.js'
import { MAX_REVOKED } from './model/max-revoked.js'
import { type SessionProblem, toSessionProblem } from './model/problems.js'
import type { Session } from './model/session.js'
import { keepRevoked } from './model/session-list.js'

/** The running and failed tries of this page to end sessions, by `pci`. The same object until it changes. */
export type Ending = {
  /** The sessions that the wallet is asked to end. */
  asked: ReadonlySet<string>
  /** The reasons why the last tries failed. */
  problems: ReadonlyMap<string, SessionProblem>
}

/** The smart sessions of one instance. */
export type Sessions = {
  /**
   * Reads the sessions that an account has granted to this page. Null if its wallet does not provide the key.
   *
   * @throws DataApiUnavailableError, ServiceRefusedError, RequestCancelledError
   */
  read(account: string, network: CaipNetworkId, signal: AbortSignal): Promise<readonly Session[] | null>
  /** Asks the wallet to end sessions, those of one network as one batch. Resolves with true if all have ended. */
  end(sessions: readonly Session[]): Promise<boolean>
  /**
   * Asks the wallet to show the sessions of all apps on a network, and to end them. Resolves with null if they ended,
   * else with the reason.
   */
  endForAllApps(network: CaipNetworkId): Promise<SessionProblem | null>
  readEnding(): Ending
  subscribe(listener: () => void): () => void
}

export const getSessions = perInstance(createSessions)

function createSessions({ store, embedded }: Lintel): Sessions {
  const { services, projectId } = store.getState().settings
  const loadClient = loadOnce(async () => {
    const { createSessionsClient } = await import('./data/create-sessions-client.js')
    return createSessionsClient({ baseUrl: services.dataApi ?? '', projectId: projectId ?? undefined })
  })
  const listeners = new Set<() => void>()
  /** The keys from the wallet with which this page lists the sessions of an account. In memory only. */
  const keys = new Map<string, string>()
  /** The time when this page saw each session revoked. */
  const revoked = new Map<string, number>()
  let ending: Ending = { asked: new Set(), problems: new Map() }

  function change(pcis: readonly string[], isAsked: boolean, problem?: SessionProblem): void {
    const [asked, problems] = [new Set(ending.asked), new Map(ending.problems)]
    for (const pci of pcis) {
      if (isAsked) asked.add(pci)
      else asked.delete(pci)
      if (problem) problems.set(pci, problem)
      else problems.delete(pci)
    }
    ending = { asked, problems }
    for (const listener of listeners) listener()
  }

  async function readKey(account: string, network: CaipNetworkId): Promise<string | null> {
    const known = keys.get(account)
    if (known !== undefined) return known
    // An older frame does not know the method.
    const reply = await embedded?.requestRpc({ method: 'lintel_getSessionsKey', network }).catch((error: unknown) => {
      if (isRecord(error) && (error.code === 4200 || error.code === -32601)) return null
      throw error
    })
    if (!isRecord(reply) || typeof reply.key !== 'string') return null
    keys.set(account, reply.key)
    return reply.key
  }

  /** `what`: the ids of sessions of this page, or all sessions of the account. */
  async function askToEnd(network: CaipNetworkId, what: { pcis: readonly string[] } | { all: true }): Promise<void> {
    await embedded?.requestRpc({ method: 'wallet_revokeExecutionPermission', params: [what], network })
  }

  async function endBatch(network: CaipNetworkId, pcis: readonly string[]): Promise<SessionProblem | null> {
    change(pcis, true)
    try {
      await askToEnd(network, { pcis })
      for (const pci of pcis) revoked.set(pci, Date.now())
      change(pcis, false)
      return null
    } catch (error) {
      const problem = toSessionProblem(error)
      change(pcis, false, problem)
      return problem
    }
  }

  return {
    async read(account, network, signal) {
      const key = await readKey(account, network)
      if (key === null) return null
      try {
        return keepRevoked(await (await loadClient()).listSessions({ account, key, signal }), revoked)
      } catch (error) {
        // The wallet may use another key by now.
        keys.delete(account)
        throw error
      }
    },

    async end(sessions) {
      const networks = new Set(sessions.map(({ network }) => network))
      let isDone = true
      for (const network of networks) {
        const pcis = sessions.filter((session) => session.network === network).map(({ pci }) => pci)
        for (let from = 0; from < pcis.length; from += MAX_REVOKED) {
          const problem = await endBatch(network, pcis.slice(from, from + MAX_REVOKED))
          isDone &&= problem === null
          // A visitor who has declined is not asked for the next network.
          if (problem === 'declined') return false
        }
      }
      return isDone
    },

    endForAllApps: (network) => askToEnd(network, { all: true }).then(() => null, toSessionProblem),

    readEnding: () => ending,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
