'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { NotConnectedError } from '../../../core/errors/wallet-errors.js'
import type { CaipNetworkId } from '../../../core/model/caip.js'
import { useLintel } from '../../../react/lintel-context.js'
import { useAccount } from '../../../react/use-account.js'
import { useDataAccount } from '../../../react/use-data-account.js'
import { canRegister, type NameState, readNameState } from '../model/name-state.js'
import { isOffered } from '../model/names-state.js'
import { toCoinType } from '../model/own-name.js'
import type { NameProblem } from '../model/problems.js'
import { readTypedName, tidyName } from '../model/typed-name.js'
import type { NameForm } from '../names.js'
import { getNames } from '../names.js'
import { useNameCheck } from './use-name-check.js'
import { useOwnNames } from './use-own-names.js'
import { useZones } from './use-zones.js'

export type NameResult = {
  /** The account that gets the name; empty without one. */
  address: string
  network: CaipNetworkId
  /** The names of the account with their zones, the newest first. Null until they are read. */
  names: readonly string[] | null
  /** Such as `lintel.test`, the preferred first. Null until they are read; empty where none can be registered. */
  zones: readonly string[] | null
  /** The selected zone. */
  zone: string | null
  /** Whether accounts of this network can register. */
  isOffered: boolean
  /** Without the zone, in lower case. */
  typed: string
  /** `typed` with its zone, if it is a valid name. */
  name: string | null
  /** The state of the name. */
  state: NameState
  /** Similar free names, with their zones. */
  suggestions: readonly string[]
  /** The reason why the last try failed. */
  problem: NameProblem | null
  /** `signing`: the wallet is asked. `sending`: the message is signed and on its way. */
  phase: NameForm['phase']
  /** Why the names or the zones could not be read. */
  error: Error | null
  /** Sets the typed or pasted text, with or without the zone. */
  setTyped(typed: string): void
  setZone(zone: string): void
  /** Repeats the failed reads. */
  refetch(): Promise<void>
  /**
   * Lets the account sign the name, and registers it. A name that the account already has counts as registered, without a signature.
   * Resolves with the name, or with null if it was not registered: `problem` says why.
   *
   * @throws NotConnectedError without an account
   */
  register(): Promise<string | null>
}

/**
 * Registers a name for the connected account at the data API. All components of an app and the modal share it. To show the
 * name of an account, use `useIdentity`.
 *
 * @example
 * const { typed, setTyped, state, zone, register } = useName()
 * <input value={typed} onChange={(event) => setTyped(event.target.value)} />.{zone}
 * <button disabled={state.status !== 'free'} onClick={() => register()}>Register</button>
 */
export function useName(): NameResult {
  const lintel = useLintel()
  const queryClient = useQueryClient()
  const { account } = useAccount()
  const { address, network } = useDataAccount({})
  const [{ form: store, register }] = useState(() => getNames(lintel))
  const form = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  const zones = useZones()
  const own = useOwnNames(address)
  const listed = zones.data ?? null
  const zone = listed?.zones.find((one) => one === form.zone) ?? listed?.zones[0] ?? null
  // A text that the app filled in before the zones were read may end with one.
  const typed = tidyName(form.typed, zone)
  const read = readTypedName(typed)
  const name = read.status === 'valid' && zone !== null ? `${read.name}.${zone}` : null
  const { check, suggestions, refetch } = useNameCheck(read.status === 'valid' ? read.name : '', zone, address)
  const state = readNameState(read, check)
  return {
    address,
    network,
    names: own.data ?? null,
    zones: listed?.zones ?? null,
    zone,
    isOffered: isOffered(listed, network) && toCoinType(network) !== null,
    typed,
    name,
    state,
    suggestions,
    problem: form.problem,
    phase: form.phase,
    error: (listed ? null : zones.error) ?? own.error,
    setTyped: (text) => store.setState({ typed: tidyName(text, zone), problem: null }),
    setZone: (chosen) => store.setState({ zone: chosen, problem: null }),
    async refetch() {
      await Promise.all([
        !listed && zones.error && zones.refetch(),
        own.error && own.refetch(),
        state.status === 'unknown' && refetch(),
      ])
    },
    async register() {
      if (!account) throw new NotConnectedError({ details: 'Address or auth connector not found' })
      if (name === null || !canRegister(state)) return null
      const { connectorId } = account
      const isUnknown = state.status !== 'free'
      const outcome = await register({
        claim: { name, account: address, network },
        isUnknown,
        connectorId,
        queryClient,
      })
      // The name is no longer free.
      if (outcome?.status === 'failed') void refetch()
      return outcome?.status === 'registered' ? name : null
    },
  }
}
