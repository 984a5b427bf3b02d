// The exports of `lintel/core` for sign-in.
export { getSession as getSignInSession } from '../../core/selectors.js'
export type { SignInRequest, SignInState } from './model/sign-in-state.js'
export type { SiweConfig } from './model/siwe-config.js'
export { SignatureDeclinedError, SignOutFailedError, SmartAccountUnsupportedError } from './sign-in-errors.js'
