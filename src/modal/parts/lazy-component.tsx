'use client'

import { type ComponentType, type LazyExoticComponent, lazy, useState } from 'react'

/** A component whose code comes by dynamic import. It suspends until the code is there. */
export type LazyComponent<Props extends object> = ComponentType<Props> & {
  /** Fetches the code. A fetch that failed is tried again by the next call. */
  load: () => Promise<unknown>
}

/**
 * `React.lazy` with two additions: code that was preloaded is rendered at once, without the Suspense fallback, and
 * mounting again after a failed fetch tries again.
 *
 * @example
 * const Details = lazyComponent(() => import('./details.js').then((module) => module.Details))
 * Details.load() // preloads
 */
export function lazyComponent<Props extends object>(fetch: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined
  const load = async () => {
    loaded ??= await fetch()
    return { default: loaded }
  }
  const createPart = (): LazyExoticComponent<ComponentType<Props>> =>
    lazy(() =>
      load().catch((error: unknown) => {
        // React.lazy keeps a failure for good: the next mount needs a new one.
        Part = createPart()
        throw error
      }),
    )
  let Part = createPart()

  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, as React.lazy is
  function Lazy(props: Props) {
    // Chosen once per mount: another component type would lose the state of what is rendered.
    const [Component] = useState(() => loaded ?? Part)
    return <Component {...props} />
  }
  return Object.assign(Lazy, { load })
}
