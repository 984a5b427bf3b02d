import { type ForkServiceOptions, forkService } from '../../process/fork-service.js'
import type { Service } from '../../service.js'

/**
 * Starts the bundler in a process of its own. `env` are the environment variables of docs/bundler.md.
 *
 * @throws Error with the end of the process's output when it does not start.
 */
export function forkBundler(options: Pick<ForkServiceOptions, 'env' | 'report'>): Promise<Service> {
  return forkService({
    name: 'Bundler',
    service: 'bundler',
    consequence: 'Without it smart accounts cannot send transactions.',
    ...options,
  })
}
