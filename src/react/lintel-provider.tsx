'use client'

import { type QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Lintel } from '../core/lintel.js'
import { ComponentWordsProvider } from '../words/component-words-context.js'
import { createQueryClient } from './create-query-client.js'
import { DrawnContext, LintelContext } from './lintel-context.js'
import { useGivenMessages } from './use-given-messages.js'

export type LintelProviderProps = {
  /** The result of `createLintel`. A page may have several providers, each with its own instance. */
  lintel: Lintel
  /** Default: the app's own client if the provider is inside one, else one from `createQueryClient`. */
  queryClient?: QueryClient
  children: ReactNode
}

// React warns about layout effects on a server, where the provider starts nothing.
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/**
 * Provides a wallet layer to its children. Starts it before the first paint, unless the app already has, and stops it on
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
    // React reads a changed store only after the paint; a state update makes it render again before. So the state from
    // before the start is never painted, and the first frame shows wallets that answer at once.
    setStarted(lintel)
    return () => lintel.destroy()
  }, [lintel])

  // Runs after the effects of the children.
  useEffect(() => {
    drawn.current = lintel
  }, [lintel])

  return (
    <QueryClientProvider client={queryClient ?? outer ?? own}>
      <LintelContext value={lintel}>
        <DrawnContext value={drawn}>
          <Words>{children}</Words>
        </DrawnContext>
      </LintelContext>
    </QueryClientProvider>
  )
}

/** Provides the words to the components inside. */
function Words({ children }: { children: ReactNode }) {
  return <ComponentWordsProvider words={useGivenMessages().components}>{children}</ComponentWordsProvider>
}
