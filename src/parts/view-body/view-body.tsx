import type { ReactNode } from 'react'
import { body } from './view-body.css.js'

/** The content between header and footer line, with the padding of the card. `center` is for a single message. */
export function ViewBody({ align, children }: { align?: 'start' | 'center'; children: ReactNode }) {
  return <div className={body({ align })}>{children}</div>
}
