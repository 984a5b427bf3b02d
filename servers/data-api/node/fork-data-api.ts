import { type ForkServiceOptions, forkService } from '../../process/fork-service.js'
import type { Service } from '../../service.js'

/**
 * Starts the data API in a process of its own. `env` are the environment variables of docs/data-api.md.
 *
 * @throws Error with the end of the process's output when it does not start.
 */
export function forkDataApi(options: Pick<ForkServiceOptions, 'env' | 'report'>): Promise<Service> {
  return forkService({
    name: 'Data API',
    service: 'data-api',
    consequence: 'Without it pages cannot reach the chains.',
    ...options,
  })
}
