import type { ReactNode } from 'react'
import { code } from './code.css.js'

/** The name of a token or a file, as it is written. */
export function Code({ children }: { children: ReactNode }) {
  return (
    <code className={code} dir="ltr" translate="no">
      {children}
    </code>
  )
}
