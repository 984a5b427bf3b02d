import { followSignIn } from './follow-sign-in.js'
import { followSignIns, reduceSignIn, startSignIn } from './sign-in.js'

/** The rules of sign-in. They load with the first account that connects. */
export const signInRules = {
  reduce: reduceSignIn,
  start: startSignIn,
  follow: followSignIn,
  followStored: followSignIns,
}

export type SignInRules = typeof signInRules
