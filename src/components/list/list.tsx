'use client'

import clsx from 'clsx'
import { type ComponentProps, type KeyboardEvent, useId } from 'react'
import { label as labelStyle, list, section } from './list.css.js'

export type ListProps = Omit<ComponentProps<'ul'>, 'aria-label' | 'aria-labelledby'> & {
  /** The accessible name: the kind of items. */
  label: string
  /** Shows the label above the list. */
  labelVisible?: boolean | undefined
}

/**
 * Things to choose from or to go to, one ListItem each. The end of an item shows what a press does: a chevron leads
 * on, a tick marks the selected item, an arrow leaves the page; `end` shows an amount instead. Do not nest lists. All of
 * an item is one target; further actions are behind one button beside it (`action`).
 *
 * **Use instead** LongList for more than about 50 items, DataList for the facts of one thing, Table for rows of the same
 * facts, RadioGroup or Select for a value in a form, DropdownMenu for actions behind a button.
 *
 * **Names from outside** Direction marks in a name do not affect the text around it, and a name is cut after two
 * lines. Otherwise a name is shown as it is given.
 *
 * **Keyboard** Tab reaches each item. Up, Down, Home and End move between items. Enter presses, and Space presses a
 * button.
 *
 * **Accessibility** A `list` named by `label`. Name, description and tag form one accessible name.
 *
 * **Data attributes** on each item: `data-lintel-list-item`; `aria-current` when selected, `aria-disabled` when
 * disabled, `aria-busy` while loading.
 *
 * **CSS variables** `--lintel-unit`, `--lintel-radius-factor`.
 *
 * @example
 * <List label="Wallets"><ListItem name="Prism" onClick={choose} /></List>
 */
export function List({ label, labelVisible = false, className, onKeyDown, ...rest }: ListProps) {
  const labelId = useId()
  const items = (
    <ul
      // Safari drops the role of a list without bullets.
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
