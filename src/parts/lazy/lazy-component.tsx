'use client'

import { type ComponentType, type LazyExoticComponent, lazy, useState } from 'react'

/** A component whose code loads by dynamic import. It suspends until the code has loaded. */
export type LazyComponent<Props extends object> = ComponentType<Props> & {
  /** Fetches the code. A fetch that failed is tried again by the next call. */
  load: () => Promise<unknown>
}

// React.lazy keeps a failed fetch forever, so a component whose fetch failed needs a new one.
const renewFailed = new Set<() => void>()

/**
 * Makes each component whose fetch failed fetch again on its next mount. Call it when the error is on the screen:
 * before that, React would mount again and fetch in a loop in place of showing the error.
 */
export function retryFailedFetches() {
  for (const renew of renewFailed) renew()
  renewFailed.clear()
}

/**
 * `React.lazy` with two additions: code that was preloaded is rendered at once, without the Suspense fallback, and
 * a failed fetch is tried again on the next mount after `retryFailedFetches`.
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
  const createPart = () =>
    lazy(() =>
      load().catch((error: unknown) => {
        renewFailed.add(() => {
          Part = createPart()
        })
        throw error
      }),
    )
  let Part: LazyExoticComponent<ComponentType<Props>> = createPart()

  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, as React.lazy is
  function Lazy(props: Props) {
    // Chosen once per mount: another component type would lose the rendered state.
    const [Component] = useState(() => loaded ?? Part)
    return <Component {...props} />
  }
  return Object.assign(Lazy, { load })
}
