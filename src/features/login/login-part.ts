import type { FeaturePart } from '../../core/model/views/define-feature.js'
import { loginRules } from './model/login-rules.js'

/** What logins add to core. */
export const loginPart = {
  name: 'login',
  open: ({ embedded }) => ({
    ...loginRules,
    // The one effect of logins.
    run: () => embedded?.cancelSocial(),
    stop() {},
  }),
} as const satisfies FeaturePart
