import type { ReactNode } from 'react'
import { body } from './view-body.css.js'

/** What stands between the header and the footer line, with the card's padding. Centred for one message. */
export function ViewBody({ align, children }: { align?: 'start' | 'center'; children: ReactNode }) {
  return <div className={body({ align })}>{children}</div>
}
