'use client'

import { type ComponentType, type ReactNode, useState } from 'react'
import { Button } from '../../components/button/button.js'
import { ViewBody } from '../view-body/view-body.js'
import { useModalWords } from '../views/modal-words.js'
import { gatedButton } from './legal.css.js'
import { LegalGate } from './legal-gate.js'
import { useConsent, useLegal } from './use-legal.js'

/**
 * Wraps a view that asks a wallet, or pairs, as soon as it mounts: it mounts only after the visitor has agreed to the
 * app's terms, here or in another view, and pressed Continue. The press lets the wallet open a window.
 */
export function withConsent<Props extends object>(Asking: ComponentType<Props>): (props: Props) => ReactNode {
  return function Consented(props: Props) {
    const words = useModalWords()
    const legal = useLegal()
    const hasConsent = useConsent()
    const [isConfirmed, setConfirmed] = useState(hasConsent)
    if (isConfirmed) return <Asking {...props} />
    return (
      <ViewBody>
        <LegalGate {...legal} words={words}>
          <Button
            className={gatedButton}
            onClick={({ currentTarget }) => {
              // The button unmounts with this view: keep focus in the dialog.
              currentTarget.closest('[data-lintel-dialog]')?.querySelector<HTMLElement>('h2')?.focus()
              setConfirmed(true)
            }}
          >
            {words.connect.continueWithWallet}
          </Button>
        </LegalGate>
      </ViewBody>
    )
  }
}
