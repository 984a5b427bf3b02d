import { InvalidOptionError } from '../errors/option-errors.js'
import type { Namespace } from '../model/caip.js'
import type { ChainAdapter } from '../model/chain-adapter.js'

/** The adapter of a namespace. @throws InvalidOptionError when the app has none, for example to pair without a project id */
export function requireAdapter(adapters: Partial<Record<Namespace, ChainAdapter>>, namespace: Namespace): ChainAdapter {
  const adapter = adapters[namespace]
  if (!adapter) throw createAdapterError(namespace)
  return adapter
}

/** For a namespace without an adapter. */
export function createAdapterError(namespace: Namespace): InvalidOptionError {
  const write = `Chain adapter not found: add ${namespace}().`
  return new InvalidOptionError({ option: 'adapters', got: undefined, write })
}
