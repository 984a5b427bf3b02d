import type { CaipNetworkId } from '../../../core/model/caip.js'
import type { LintelState } from '../../../core/model/state.js'

/** The zones and networks where names can be registered. */
export type NameZones = {
  /** Such as `lintel.test`, the preferred first. Empty where none can be registered. */
  zones: readonly string[]
  /** CAIP-2. Null if the service does not list its networks. */
  networks: readonly string[] | null
}

/** The part of the state for names. */
export type NamesState = {
  /** Null until they are read. `at`: the time of the read, in ms since the epoch. */
  zones: (NameZones & { at: number }) | null
  /** Whether there are zones. */
  isOffered: boolean
  /** Whether the visitor logs in to the embedded wallet for the first time and has not been offered a name. */
  isNewAccount: boolean
}

/** The data API has answered where names can be registered. */
export type NamesEvent = { type: 'names/zones-read'; zones: NameZones }

/** Whether the visitor sets up the recovery of the embedded wallet: the frame asks for it when an account is new. */
export function isSettingUp({ pending }: Pick<LintelState, 'pending'>): boolean {
  return pending.some(({ method }) => method === 'recovery-setup')
}

/** Whether accounts of this network can register names. */
export function isOffered(known: NameZones | null, network: CaipNetworkId | null): boolean {
  return network !== null && known !== null && known.zones.length > 0 && known.networks?.includes(network) !== false
}
