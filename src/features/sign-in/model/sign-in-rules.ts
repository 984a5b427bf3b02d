import type { FeatureRules } from '../../../core/transitions/feature-rules.js'
import { followSignIn } from './follow-sign-in.js'
import { reduceSignIn } from './reduce-sign-in.js'

/** The rules of sign-in. They load with the first account that connects. */
export const signInRules = {
  name: 'sign-in',
  reduce: reduceSignIn,
  follow: followSignIn,
} as const satisfies FeatureRules

export type SignInRules = typeof signInRules
