'use client'

import clsx from 'clsx'
import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { checkProps } from '../props/check-props.js'
import type { PropsOf } from '../props/prop-defs.js'
import { moveInTabs } from './move-in-tabs.js'
import { list } from './tabs.css.js'
import { tabsListProps } from './tabs.props.js'
import { useTabs } from './tabs-context.js'

export type TabsListProps = PropsOf<typeof tabsListProps> &
  Omit<ComponentProps<'div'>, 'aria-label'> & {
    /** What the tabs are views of. */
    label: string
    /** Whether arrow keys go on from the last tab to the first, and back. */
    loop?: boolean | undefined
  }

/**
 * The tabs themselves. Those that do not fit are scrolled to. It is one stop for Tab, and hands the focus on to the tab
 * that is chosen: which of them can be reached is known only then.
 */
export function TabsList({
  variant = tabsListProps.variant.default,
  size = tabsListProps.size.default,
  label,
  loop = true,
  className,
  onMouseDown,
  onFocus,
  onBlur,
  onKeyDown,
  ...rest
}: TabsListProps) {
  if (process.env.NODE_ENV !== 'production') checkProps('TabsList', tabsListProps, { variant, size })
  const { orientation } = useTabs()
  const [isLeaving, setLeaving] = useState(false)

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, currentTarget } = event
    // On the way back the list itself would be the next stop.
    if (key === 'Tab' && event.shiftKey && !event.defaultPrevented) setLeaving(true)
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return
    const tabs = listTabs(currentTarget)
    const index = tabs.findIndex((tab) => tab.matches(':focus'))
    const isRtl = currentTarget.matches(':dir(rtl)')
    const next = moveInTabs({ key, index, count: tabs.length, orientation, isRtl, loop })
    if (index < 0 || next === undefined) return
    event.preventDefault()
    tabs[next]?.focus()
  }
  return (
    <div
      role="tablist"
      aria-orientation={orientation}
      data-orientation={orientation}
      {...rest}
      aria-label={label}
      tabIndex={isLeaving ? -1 : 0}
      data-variant={variant}
      data-size={size}
      className={clsx(list({ variant, size }), className)}
      onMouseDown={(event) => {
        onMouseDown?.(event)
        // A press beside the tabs is no way in.
        if (event.target === event.currentTarget) event.preventDefault()
      }}
      onFocus={(event) => {
        onFocus?.(event)
        if (event.target !== event.currentTarget) return
        const tabs = listTabs(event.currentTarget)
        const entry = tabs.find((tab) => tab.matches('[aria-selected="true"]')) ?? tabs[0]
        entry?.focus()
      }}
      onBlur={(event) => {
        onBlur?.(event)
        setLeaving(false)
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        move(event)
      }}
    />
  )
}

/** Those that can be reached. */
function listTabs(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)')]
}
