import type { FeaturePart } from '../../core/model/views/define-feature.js'
import { loginRules } from './model/login-rules.js'

/** Adds the rules and the effect of logins to core. */
export const loginPart = {
  name: 'login',
  open: ({ embedded }) => ({
    ...loginRules,
    // The one effect of logins.
    run: () => embedded?.cancelSocial(),
    stop() {},
  }),
} as const satisfies FeaturePart
