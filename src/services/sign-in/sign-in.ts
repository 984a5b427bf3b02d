import { checkNames } from '../../core/errors/check-names.js'
import { InvalidOptionError } from '../../core/errors/option-errors.js'
import type { Siwx } from '../../core/model/siwx.js'
import { lazy, loadOnce } from '../../rules/async/lazy.js'
import { readServiceBase } from '../http/read-service-base.js'
import type { SignInOptions } from './sign-in-options.js'

const optionNames = [
  ...['server', 'statement', 'lifetime', 'required', 'opensAfterConnecting', 'signOutOnDisconnect'],
  ...['domain', 'uri', 'fetch'],
]

/**
 * Sign-in with the wallet (EIP-4361; CAIP-122 for other namespaces than eip155), for the option `siwx` of `createLintel`.
 * Its code loads when an account connects, or when a link is shown that a wallet may sign in with.
 *
 * @throws InvalidOptionError when `server` or `lifetime` is not valid, or an option does not exist
 * @example createLintel({ ..., siwx: signIn({ server: '/sign-in', statement: 'Sign in to Harbor.' }) })
 */
export function signIn(options: SignInOptions = {}): Siwx {
  checkNames(options, optionNames, 'signIn')
  const { server, lifetime, required = true, opensAfterConnecting = true, signOutOnDisconnect = true } = options
  if (server !== undefined) readServiceBase('signIn.server', server)
  if (lifetime !== undefined && !(Number.isFinite(lifetime) && lifetime > 0)) {
    throw new InvalidOptionError({ option: 'signIn.lifetime', got: lifetime, write: 'Write a number of ms above 0.' })
  }
  const load = loadOnce(async () => (await import('./create-sign-in-methods.js')).createSignInMethods(options))
  return {
    ...lazy(load, ['createMessage', 'createAuthPayload', 'addSession', 'setSessions', 'getSessions', 'revokeSession']),
    getRequired: () => required,
    opensAfterConnecting,
    signOutOnDisconnect,
  }
}
