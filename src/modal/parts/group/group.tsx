'use client'

import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { group, label as labelStyle, section } from './group.css.js'

export type GroupProps = {
  /** What the list holds, in words. */
  label: string
  /** Shows the label above the list too. */
  isLabelVisible?: boolean
  /** Rows. */
  children: ReactNode
}

/**
 * The one container of rows. Groups never nest. Tab reaches each row; the up and down arrows, Home and End move
 * between rows too.
 *
 * @example
 * <Group label="Wallets"><Row name="Prism" onClick={choose} /></Group>
 */
export function Group({ label, isLabelVisible = false, children }: GroupProps) {
  const labelId = useId()
  const list = (
    <ul
      // Said aloud: without bullets some browsers no longer call it a list.
      // biome-ignore lint/a11y/noRedundantRoles: see above
      role="list"
      className={group}
      onKeyDown={moveFocus}
      {...(isLabelVisible ? { 'aria-labelledby': labelId } : { 'aria-label': label })}
    >
      {children}
    </ul>
  )
  if (!isLabelVisible) return list
  return (
    <div className={section}>
      <p id={labelId} className={labelStyle}>
        {label}
      </p>
      {list}
    </div>
  )
}

function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-lintel-row]')]
  const at = rows.findIndex((row) => row.matches(':focus'))
  const next = {
    ArrowDown: Math.min(at + 1, rows.length - 1),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: rows.length - 1,
  }[event.key]
  if (at < 0 || next === undefined) return
  event.preventDefault()
  rows[next]?.focus()
}
