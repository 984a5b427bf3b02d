import { type ForkServiceOptions, forkService } from '../../process/fork-service.js'
import type { Service } from '../../service.js'

/**
 * Starts the identity service in a process of its own. `env` are the environment variables of docs/identity.md.
 *
 * @throws Error with the end of the process's output when it does not start.
 */
export function forkIdentity(options: Pick<ForkServiceOptions, 'env' | 'report'>): Promise<Service> {
  return forkService({
    name: 'Identity',
    service: 'identity',
    consequence: 'Without it logins by e-mail and with social accounts do not work.',
    ...options,
  })
}
