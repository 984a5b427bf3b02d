'use client'

import { Fragment, type RefObject, useId } from 'react'
import { Checkbox } from '../../../components/checkbox/checkbox.js'
import { VisuallyHidden } from '../../../components/visually-hidden/visually-hidden.js'
import type { Messages } from '../../../core/messages/en.js'
import { link } from '../../parts/legal-line/legal-line.css.js'
import { legal } from './connect-view.css.js'

export type LegalCheckProps = {
  words: Messages
  termsUrl?: string | null | undefined
  privacyUrl?: string | null | undefined
  isAccepted: boolean
  onAccept: (isAccepted: boolean) => void
  checkRef: RefObject<HTMLButtonElement | null>
}

/** What has to be agreed to before anything else on the card can be used. */
export function LegalCheck({ words, termsUrl, privacyUrl, isAccepted, onAccept, checkRef }: LegalCheckProps) {
  const hintId = useId()
  const documents = [
    { url: termsUrl, name: words.shell.terms },
    { url: privacyUrl, name: words.shell.privacy },
  ].flatMap(({ url, name }) => (url ? [{ url, name }] : []))
  return (
    <div className={legal}>
      <Checkbox
        ref={checkRef}
        checked={isAccepted}
        onCheckedChange={(checked) => onAccept(checked === true)}
        aria-describedby={hintId}
      >
        {documents.length === 0 ? words.connect.legalAlone : `${words.connect.legal} `}
        {documents.map(({ url, name }, index) => (
          <Fragment key={name}>
            {index > 0 ? ` ${words.shell.and} ` : null}
            <a className={link} href={url} target="_blank" rel="noreferrer">
              {name}
            </a>
          </Fragment>
        ))}
      </Checkbox>
      <VisuallyHidden id={hintId} role="status">
        {isAccepted ? words.connect.legalDone : words.connect.legalFirst}
      </VisuallyHidden>
    </div>
  )
}
