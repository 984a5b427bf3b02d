export { type SignInOptions, signIn } from './sign-in.js'
