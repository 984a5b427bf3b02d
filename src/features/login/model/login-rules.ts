import type { LintelState } from '../../../core/model/state.js'
import { hasWait } from '../../../core/selectors.js'
import type { FeatureRules } from '../../../core/transitions/feature-rules.js'
import { keep, type Step } from '../../../core/transitions/step.js'

/** The rules of logins. They have no events of their own. */
export const loginRules = {
  name: 'login',
  reduce: keep,
  leave: cancelAbandonedSocialLogin,
} as const satisfies FeatureRules

/** Leaving the view of a social login closes its window. */
function cancelAbandonedSocialLogin(before: LintelState, state: LintelState): Step<LintelState> {
  const isLeft = hasWait(before, 'social-login') && !hasWait(state, 'social-login')
  return isLeft ? { state, effects: [{ type: 'login/cancel-social' }] } : keep(state)
}
