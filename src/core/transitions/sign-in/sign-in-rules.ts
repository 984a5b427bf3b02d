import { followSignIn } from './follow-sign-in.js'
import { reduceSignIn } from './sign-in.js'

/** The rules of sign-in. They load with the first account that connects. */
export const signInRules = {
  reduce: reduceSignIn,
  follow: followSignIn,
}

export type SignInRules = typeof signInRules
