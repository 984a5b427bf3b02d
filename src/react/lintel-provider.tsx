'use client'

import { type QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Lintel } from '../core/model/lintel.js'
import { createQueryClient } from './create-query-client.js'
import { DrawnContext, LintelContext } from './lintel-context.js'

export type LintelProviderProps = {
  /** What `createLintel` returned. Several providers with an instance each may stand on one page. */
  lintel: Lintel
  /** Default: the app's own client when one is around the provider, else one with the specification's rules. */
  queryClient?: QueryClient
  children: ReactNode
}

// React warns about layout effects on a server, where nothing is to be started anyway.
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/**
 * Gives a wallet layer to everything inside, starts it before the first paint, if the app has not yet, and stops it on
 * unmount.
 *
 * @example
 * <LintelProvider lintel={lintel}><ConnectButton /><LintelModal /></LintelProvider>
 */
export function LintelProvider({ lintel, queryClient, children }: LintelProviderProps) {
  const outer = use(QueryClientContext)
  const [own] = useState(() => queryClient ?? outer ?? createQueryClient())
  const [, setStarted] = useState<Lintel | null>(null)
  const drawn = useRef<Lintel | null>(null)

  useBrowserLayoutEffect(() => {
    lintel.start()
    // React follows a store only after it has painted what it read; a state set here has it follow before. What was
    // true before the start is never seen, and what a wallet answers at once is in the first frame.
    setStarted(lintel)
    window.addEventListener('storage', lintel.actions.followStorage)
    // What another tab did between an early start and now.
    lintel.actions.followStorage()
    return () => {
      window.removeEventListener('storage', lintel.actions.followStorage)
      lintel.destroy()
    }
  }, [lintel])

  // After the effects of everything inside.
  useEffect(() => {
    drawn.current = lintel
  }, [lintel])

  return (
    <QueryClientProvider client={queryClient ?? outer ?? own}>
      <LintelContext value={lintel}>
        <DrawnContext value={drawn}>{children}</DrawnContext>
      </LintelContext>
    </QueryClientProvider>
  )
}
