'use client'

import { type ReactNode, Suspense, useRef } from 'react'
import type { Messages } from '../../../core/messages/en.js'
import { ChunkView, createViewChunk } from '../../shell/view-chunk.js'
import { legal as legalStyle, ways } from './connect-view.css.js'

// Few apps ask for it: its code comes only where they do.
const legalChunk = createViewChunk(() => import('./legal-check.js').then((module) => module.LegalCheck))

export type Legal = {
  /** Set when the visitor has to agree first. */
  legal?: { isAccepted: boolean; onAccept: (isAccepted: boolean) => void } | undefined
  termsUrl?: string | null | undefined
  privacyUrl?: string | null | undefined
}

export type LegalGateProps = Legal & {
  words: Messages
  /** What cannot be used before. */
  children: ReactNode
}

/** The checkbox, when the app asks for it, and everything that waits for it. */
export function LegalGate({ words, legal, termsUrl, privacyUrl, children }: LegalGateProps) {
  const check = useRef<HTMLButtonElement>(null)
  const isBlocked = legal !== undefined && !legal.isAccepted
  return (
    <>
      {legal ? (
        <Suspense fallback={<div className={legalStyle} />}>
          <ChunkView
            chunk={legalChunk}
            words={words}
            termsUrl={termsUrl}
            privacyUrl={privacyUrl}
            {...legal}
            checkRef={check}
          />
        </Suspense>
      ) : null}
      {/* A press on what cannot be used yet leads to what has to be done first; keys never get there. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div onClick={() => (isBlocked ? check.current?.focus() : undefined)}>
        <div className={ways} inert={isBlocked}>
          {children}
        </div>
      </div>
    </>
  )
}
