'use client'

import { type ComponentType, type ReactNode, useState } from 'react'
import { Button } from '../../../components/button/button.js'
import { useMessages } from '../../../react/index.js'
import { ViewBody } from '../../parts/view-body/view-body.js'
import { expand } from './connect-view.css.js'
import { LegalGate } from './legal-gate.js'
import { useLegal } from './use-legal.js'

/** Whether a wallet may be asked: the visitor has agreed, or the app asks for nothing. */
export function useConsent(): boolean {
  return useLegal().legal?.isAccepted !== false
}

/**
 * For a view that asks a wallet, or begins to pair: it is there only once the visitor has agreed to what the app asks
 * for, in whichever view. A press of its own leads on, so that a wallet may open its window.
 */
export function withConsent<Props extends object>(Asking: ComponentType<Props>): (props: Props) => ReactNode {
  return function Consented(props: Props) {
    const words = useMessages()
    const asked = useLegal()
    const hasConsent = useConsent()
    const [isLetIn, setIsLetIn] = useState(hasConsent)
    if (isLetIn) return <Asking {...props} />
    return (
      <ViewBody>
        <LegalGate {...asked} words={words}>
          <Button
            className={expand}
            onClick={({ currentTarget }) => {
              // The button goes away with what it stands in.
              currentTarget.closest('[data-lintel-dialog]')?.querySelector<HTMLElement>('h2')?.focus()
              setIsLetIn(true)
            }}
          >
            {words.connect.continueWithWallet}
          </Button>
        </LegalGate>
      </ViewBody>
    )
  }
}
