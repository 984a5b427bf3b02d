'use client'

import { type RefObject, useId } from 'react'
import { Checkbox } from '../../components/checkbox/checkbox.js'
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.js'
import { check } from './legal.css.js'
import { hasLegalDocuments, LegalDocuments, type LegalDocumentsProps } from './legal-documents.js'

export type LegalCheckProps = LegalDocumentsProps & {
  isAccepted: boolean
  onAccept: (isAccepted: boolean) => void
  checkRef: RefObject<HTMLButtonElement | null>
}

/** The checkbox of LegalGate. */
export function LegalCheck({ words, isAccepted, onAccept, checkRef, ...documents }: LegalCheckProps) {
  const hintId = useId()
  return (
    <div className={check}>
      <Checkbox
        ref={checkRef}
        checked={isAccepted}
        onCheckedChange={(checked) => onAccept(checked === true)}
        aria-describedby={hintId}
      >
        <span>{hasLegalDocuments(documents) ? words.connect.legal : words.connect.legalAlone}</span>{' '}
        <LegalDocuments words={words} {...documents} />
      </Checkbox>
      <VisuallyHidden id={hintId} role="status">
        {isAccepted ? words.connect.legalDone : words.connect.legalFirst}
      </VisuallyHidden>
    </div>
  )
}
