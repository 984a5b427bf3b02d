'use client'

import type { ReactNode } from 'react'
import { action, footer, link } from './footer-line.css.js'

/** The foot of a card under a hairline: one short sentence, link or quiet action. */
export function FooterLine({ children }: { children: ReactNode }) {
  return <div className={footer}>{children}</div>
}

/** A link to another site, in a new tab. */
export function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={link} href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}

export type FooterActionProps = {
  icon?: ReactNode
  /** Keeps focus and ignores presses while it works. */
  isBusy?: boolean
  onClick: () => void
  children: ReactNode
}

/** The quiet action of a view, such as Disconnect. */
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
      {children}
    </button>
  )
}
