'use client'

import clsx from 'clsx'
import { type ComponentProps, type KeyboardEvent, useId } from 'react'
import type { PropsOf } from '../props/prop-defs.js'
import { label as labelStyle, list, section } from './list.css.js'
import { listProps } from './list.props.js'

export type ListProps = PropsOf<typeof listProps> &
  Omit<ComponentProps<'ul'>, 'aria-label' | 'aria-labelledby'> & {
    /** What the list holds, in words. `labelVisible` shows it above the list too. */
    label: string
  }

/**
 * Things to choose from or to go to, one ListItem each. Lists never nest. Tab reaches each item; the up and down
 * arrows, Home and End move between items too. For the facts of one thing use DataList, for rows of the same facts
 * Table, for a value in a form RadioGroup or Select.
 *
 * @example
 * <List label="Wallets"><ListItem name="Prism" onClick={choose} /></List>
 */
export function List({
  label,
  labelVisible = listProps.labelVisible.default,
  className,
  onKeyDown,
  ...rest
}: ListProps) {
  const labelId = useId()
  const items = (
    <ul
      // Said aloud: without bullets some browsers no longer call it a list.
      // biome-ignore lint/a11y/noRedundantRoles: see above
      role="list"
      {...rest}
      {...(labelVisible ? { 'aria-labelledby': labelId } : { 'aria-label': label })}
      className={clsx(list, className)}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (!event.defaultPrevented) moveFocus(event)
      }}
    />
  )
  if (!labelVisible) return items
  return (
    <div className={section}>
      <p id={labelId} className={labelStyle}>
        {label}
      </p>
      {items}
    </div>
  )
}

function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-lintel-list-item]')]
  const at = items.findIndex((item) => item.matches(':focus'))
  const next = {
    ArrowDown: Math.min(at + 1, items.length - 1),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: items.length - 1,
  }[event.key]
  if (at < 0 || next === undefined) return
  event.preventDefault()
  items[next]?.focus()
}
