export { signInRules } from '../transitions/sign-in/sign-in-rules.js'
export { createSignInRunner } from './sign-in.js'
