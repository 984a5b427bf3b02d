export { createSignInRunner } from './create-sign-in-runner.js'
export { signInRules } from './model/sign-in-rules.js'
