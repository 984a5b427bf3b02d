'use client'

import { type ReactNode, Suspense, useRef } from 'react'
import { lazyComponent } from '../lazy/lazy-component.js'
import { check as checkStyle, gated } from './legal.css.js'
import type { LegalDocumentsProps } from './legal-documents.js'

// Few apps ask for consent, so its code loads only in those.
const LegalCheck = lazyComponent(() => import('./legal-check.js').then((module) => module.LegalCheck))

export type Legal = Omit<LegalDocumentsProps, 'words'> & {
  /** Set when the visitor has to agree first. */
  legal?: { isAccepted: boolean; onAccept: (isAccepted: boolean) => void } | undefined
}

export type LegalGateProps = LegalDocumentsProps &
  Legal & {
    /** Disabled until the visitor agrees. */
    children: ReactNode
  }

/** A checkbox with the legal documents, when the app asks for it, and the controls that wait for it. */
export function LegalGate({ legal, children, ...documents }: LegalGateProps) {
  const check = useRef<HTMLButtonElement>(null)
  const isBlocked = legal !== undefined && !legal.isAccepted
  return (
    <>
      {legal ? (
        <Suspense fallback={<div className={checkStyle} />}>
          <LegalCheck {...documents} {...legal} checkRef={check} />
        </Suspense>
      ) : null}
      {/* A press on a disabled control moves focus to the checkbox. Keys cannot reach a disabled control. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div onClick={isBlocked ? () => check.current?.focus() : undefined}>
        <div className={gated} inert={isBlocked}>
          {children}
        </div>
      </div>
    </>
  )
}
