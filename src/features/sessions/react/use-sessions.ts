'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { getInternals } from '../../../core/actions/internals.js'
import { NotConnectedError } from '../../../core/errors/wallet-errors.js'
import { embeddedWalletId } from '../../../core/model/embedded-wallet.js'
import { useLintel } from '../../../react/lintel-context.js'
import { type ReadState, toReadState } from '../../../react/read-result.js'
import { useAccount } from '../../../react/use-account.js'
import { useDataAccount } from '../../../react/use-data-account.js'
import { useLintelState } from '../../../react/use-lintel-state.js'
import { readProblem, type SessionProblem } from '../model/problems.js'
import type { Session, SessionStatus } from '../model/session.js'
import { canAct, readNextExpiry, readSessionStatus, sortSessions } from '../model/session-list.js'
import { type Ending, getSessions } from '../sessions.js'
import { useSessionTokens } from './use-session-tokens.js'

/** How often the list is read again, in ms: while it is shown, and while a session ends. */
const POLL_MS = 10_000
const ENDING_POLL_MS = 2_000
/** The longest delay of `setTimeout`, in ms. */
const MAX_WAIT_MS = 2 ** 31 - 1

/** A session of an app, and its current state. */
export type SmartSession = Session & {
  status: SessionStatus
  /** Whether the wallet is asked to end it. */
  isAsked: boolean
  /** The reason why the last try did not end it. */
  problem: SessionProblem | null
}

export type SessionsResult = ReadState<readonly SmartSession[] | null> & {
  /** The account that granted them; empty without one. */
  address: string
  /** Whether the account can grant sessions that are listed: a smart account of the embedded wallet. */
  isOffered: boolean
  isFetching: boolean
  /** Reads the list again. */
  refetch(): Promise<void>
  /**
   * Asks the wallet to end a session on its network. Resolves with true if it has ended, by this call or before; otherwise its
   * `problem` says why. Resolves with false while it is `ending`, and for a session that is not listed.
   *
   * @param pci The `pci` of a session in `data`.
   * @throws NotConnectedError without an account
   */
  end(pci: string): Promise<boolean>
  /**
   * Asks the wallet to end all sessions that have not ended, with one approval for up to 50 per network. Resolves with
   * true if all have ended.
   *
   * @throws NotConnectedError without an account
   */
  endAll(): Promise<boolean>
  /**
   * Asks the wallet to show the sessions of all apps for the account on the current network, and to end them. Your app learns nothing
   * about them. Resolves with null if they were ended, else with the reason: `not-yours` if there are none.
   *
   * @throws NotConnectedError without an account
   */
  endForAllApps(): Promise<SessionProblem | null>
}

/**
 * The smart sessions of the connected account: the permissions of this app to act without asking each time (ERC-7715). Needs the option
 * `features.smartSessions` and a data API. Amounts are in base units, times in ms since the epoch. `data` is what the account has
 * granted to this app: first those with which it can act, the newest first, then those that ended within 30 days; null where
 * the data API has no list. It is read again every 10 s, and every 2 s while a session ends.
 *
 * @example
 * const { data, end } = useSessions()
 * return data?.map(({ pci, app, status }) => (
 *   <button key={pci} disabled={status !== 'active'} onClick={() => end(pci)}>End {app.name}</button>
 * ))
 */
export function useSessions(): SessionsResult {
  const lintel = useLintel()
  const { account } = useAccount()
  const { address, network } = useDataAccount({})
  const isOn = useLintelState(({ settings }) => settings.features.smartSessions && Boolean(settings.services.dataApi))
  const [store] = useState(() => getSessions(lintel))
  const ending = useSyncExternalStore(store.subscribe, store.readEnding, store.readEnding)
  const isSmart = account?.connectorId === embeddedWalletId && account.type === 'smartAccount'
  const enabled = isOn && isSmart && address !== ''
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: getInternals(lintel).createKey('sessions', address),
    queryFn: ({ signal }) => store.read(address, network, signal),
    enabled,
    refetchInterval: ({ state }) =>
      ending.asked.size > 0 || state.data?.some(({ isEnding }) => isEnding) ? ENDING_POLL_MS : POLL_MS,
    retry: 1,
    networkMode: 'always',
  })
  const now = useNow(data ?? [])
  const named = useSessionTokens(address, data ?? null)
  const sessions = useMemo(
    () => named && sortSessions(named, now).map((session) => toSmartSession(session, { ending, now })),
    [named, ending, now],
  )

  /** Asks the wallet to end sessions, and reads the list again. */
  async function ask<Outcome>(run: () => Promise<Outcome>): Promise<Outcome> {
    if (!account) throw new NotConnectedError({ details: 'Address or auth connector not found' })
    const outcome = await run()
    await refetch()
    return outcome
  }

  /** Resolves with true if none of `named` can act any more. Does not ask the wallet again for a session that is ending. */
  function end(named: readonly SmartSession[]): Promise<boolean> {
    return ask(async () => {
      const open = named.filter(({ status }) => canAct(status))
      const active = open.filter(({ status, isAsked }) => status === 'active' && !isAsked)
      return (await store.end(active)) && active.length === open.length
    })
  }

  return {
    ...toReadState(data && sessions, error),
    address,
    isOffered: enabled && data !== null,
    isFetching,
    refetch: async () => void (await refetch()),
    async end(pci) {
      const named = sessions?.filter((session) => session.pci === pci) ?? []
      return (await end(named)) && named.length > 0
    },
    endAll: async () => (await end(sessions ?? [])) && sessions !== null,
    endForAllApps: () => ask(() => store.endForAllApps(network)),
  }
}

function toSmartSession(session: Session, { ending, now }: { ending: Ending; now: number }): SmartSession {
  const status = readSessionStatus(session, now)
  const problem = canAct(status) ? readProblem(session, ending.problems.get(session.pci)) : null
  return { ...session, status, problem, isAsked: ending.asked.has(session.pci) }
}

/** Ms since the epoch, read again when a session expires. */
function useNow(sessions: readonly Session[]): number {
  const [now, setNow] = useState(() => Date.now())
  const next = readNextExpiry(sessions, now)
  const wake = next === null ? null : Math.min(next, now + MAX_WAIT_MS)
  useEffect(() => {
    if (wake === null) return
    // A timer may run a millisecond early.
    const timer = setTimeout(() => setNow(Math.max(Date.now(), wake)), Math.max(wake - Date.now(), 0))
    return () => clearTimeout(timer)
  }, [wake])
  return now
}
