import { InvalidOptionError } from '../errors/option-errors.js'
import type { Namespace } from '../model/caip.js'

/**
 * Returns `found`: the adapter of a namespace, or its part of the state, which exists only with an adapter.
 *
 * @throws InvalidOptionError when it has none, for example in an app that only pairs and has no project id
 */
export function requireAdapter<Found>(found: Found | undefined, namespace: Namespace): Found {
  if (found) return found
  const write = `Chain adapter not found: add ${namespace}().`
  throw new InvalidOptionError({ option: 'adapters', got: undefined, write })
}
