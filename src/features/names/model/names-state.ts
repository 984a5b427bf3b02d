import type { LintelState } from '../../../core/model/state.js'
import type { NameZones } from '../data/create-names-client.js'

/** What the state keeps of names. */
export type NamesState = {
  /** Where names can be registered, once that is read, and when, in ms since the epoch. */
  zones: (NameZones & { at: number }) | null
  /** A visitor logs in to the embedded wallet for the first time, and has not been offered a name. */
  isNewAccount: boolean
}

/** The data API says where names are registered. */
export type NamesEvent = { type: 'names/zones-read'; zones: NameZones }

/** Whether the visitor sets up the recovery of the embedded wallet: the frame asks for it when an account is new. */
export function isSettingUp({ pending }: Pick<LintelState, 'pending'>): boolean {
  return pending.some(({ method }) => method === 'recovery-setup')
}
