'use client'

import { Suspense, use } from 'react'
import { ViewBoundary } from './view-boundary.js'
import { createViewChunk } from './view-chunk.js'

const chunk = createViewChunk(() => import('./network-button.js').then((module) => module.NetworkButton))

/** Fetches it: a view with the selector in its header asks for both at once, so that they come together. */
export const loadNetworkSelector = chunk.load

/** The header's network selector. Its code is not needed before there is an account; the title does without it. */
export function NetworkSelector() {
  return (
    <ViewBoundary fallback={() => null}>
      <Suspense>
        <Loaded />
      </Suspense>
    </ViewBoundary>
  )
}

function Loaded() {
  const NetworkButton = use(chunk.load())
  return <NetworkButton />
}
