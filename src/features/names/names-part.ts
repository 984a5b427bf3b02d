import type { Ports } from '../../core/effects/ports.js'
import type { LintelState } from '../../core/model/state.js'
import type { FeaturePart } from '../../core/options/define-feature.js'
import { anyText, optional, toggle } from '../../core/options/kinds.js'
import { findMissingOption, getConnection } from '../../core/selectors.js'
import type { RunningFeature } from '../../core/transitions/feature-rules.js'
import { keep } from '../../core/transitions/step.js'
import { loadOnce } from '../../rules/async/lazy.js'
import { isSettingUp, type NamesEvent } from './model/names-state.js'
import type { offerName } from './model/offer-name.js'

/**
 * The part that loads with core. The rest loads once the modal shows a connected account, which has a row for names only where names
 * can be registered, or while a new account of the embedded wallet, which is offered a name, is set up.
 */
export const namesPart = {
  name: 'names',
  fields: { names: { zone: optional(anyText), offersAtLogin: toggle(true) } },
  createState: () => ({ names: { zones: null, isOffered: false, isNewAccount: false } }),
  open: openNames,
} as const satisfies FeaturePart

function openNames({ dispatch }: Ports): RunningFeature {
  let offer: typeof offerName | null = null
  let isAsked = false
  let isStopped = false
  const loadLate = loadOnce(() => import('./late-part.js'))

  async function open({ settings }: LintelState): Promise<void> {
    try {
      const late = await loadLate()
      offer = late.offerName
      const zones = await late.readZonesOnce(settings)
      if (!isStopped) dispatch({ type: 'names/zones-read', zones })
    } catch {
      // Until the next opening there is no row for names, and the views say why.
    }
  }

  return {
    name: 'names',
    reduce: (state, { zones }: NamesEvent, now) =>
      keep({
        ...state,
        names: { ...state.names, zones: { ...zones, at: now }, isOffered: zones.zones.length > 0 },
      }),
    follow: (before, state, event) => keep(offer?.(before, state, event) ?? state),
    loadFor(state) {
      const isOfUse = isSettingUp(state) || (state.modal.open && getConnection(state) !== null)
      if (
        isOfUse &&
        !isAsked &&
        !state.names.zones &&
        !findMissingOption(state, { option: 'names', service: 'dataApi' })
      ) {
        void open(state)
      }
      isAsked = isOfUse
    },
    run() {},
    stop() {
      isStopped = true
    },
    resume() {
      isStopped = false
    },
  }
}
