export { signIn } from './sign-in.js'
export type { SignInOptions } from './sign-in-options.js'
