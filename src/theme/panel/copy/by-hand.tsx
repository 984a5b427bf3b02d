'use client'

import { useId } from 'react'
import { byHand, field, reason } from './copy-theme.css.js'

/**
 * What could not be copied, to be copied by hand. It takes the focus as it appears: a refused
 * press asked for exactly this text. Each press needs a `key` of its own.
 */
export function ByHand({ text }: { text: string }) {
  const id = useId()
  return (
    <div className={byHand}>
      <p id={id} className={reason}>
        Your browser did not allow copying. Copy the text by hand.
      </p>
      <textarea
        ref={focusField}
        readOnly
        value={text}
        rows={Math.min(4, text.split('\n').length)}
        dir="ltr"
        spellCheck={false}
        translate="no"
        aria-labelledby={id}
        className={field}
        onFocus={(event) => event.currentTarget.select()}
      />
    </div>
  )
}

function focusField(element: HTMLTextAreaElement | null): void {
  element?.focus()
}
