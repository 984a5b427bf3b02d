'use client'

import type { ReactNode } from 'react'
import { action, footer, link, words } from './footer-line.css.js'

/** The last line of a card: one short sentence, link or secondary action. */
export function FooterLine({ children }: { children: ReactNode }) {
  return <div className={footer}>{children}</div>
}

/** A link that opens another site in a new tab. */
export function FooterLink({ href, children }: { href: string; children: string }) {
  return (
    <a className={link} href={href} target="_blank" rel="noreferrer">
      <Words>{children}</Words>
    </a>
  )
}

export type FooterActionProps = {
  icon?: ReactNode
  /** While true, the button keeps focus and ignores presses. */
  isBusy?: boolean
  onClick: () => void
  children: string
}

/** The secondary action of a view, such as Disconnect. */
export function FooterAction({ icon, isBusy = false, onClick, children }: FooterActionProps) {
  return (
    <button
      type="button"
      className={action}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={() => {
        if (!isBusy) onClick()
      }}
    >
      {icon}
      <Words>{children}</Words>
    </button>
  )
}

function Words({ children }: { children: string }) {
  return (
    <span className={words} title={children.length > 60 ? children : undefined}>
      {children}
    </span>
  )
}
