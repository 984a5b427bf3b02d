import { createLintel as createLintelCore } from '../core/create-lintel.js'
import type { Clock } from '../core/effects/ports.js'
import type { Lintel } from '../core/model/lintel.js'
import type { LintelOptions } from '../core/options/options.js'
import { features } from '../features/index.js'

/**
 * Creates a wallet layer. It reads no storage and starts nothing until `start()`, so you can call it on a server and at
 * the top of a module.
 *
 * @throws InvalidOptionError with the option's name, what it got and what to write.
 * @example
 * const lintel = createLintel({ metadata: { name: 'Harbor' }, networks: [mainnet], adapters: [eip155()] })
 * lintel.start()
 * lintel.actions.open()
 */
export function createLintel(options: LintelOptions, clock?: Clock): Lintel {
  return createLintelCore(options, features, clock)
}
