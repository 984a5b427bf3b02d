'use client'

import clsx from 'clsx'
import { type ComponentProps, useId, useState } from 'react'
import type { Accent } from '../props/accent.js'
import { checkProps } from '../props/check-props.js'
import type { PropsOf } from '../props/prop-defs.js'
import { panel, root, trigger, words } from './tabs.css.js'
import { tabsProps } from './tabs.props.js'
import { TabsContext, useTab, useTabs } from './tabs-context.js'

export type TabsProps = PropsOf<typeof tabsProps> &
  Omit<ComponentProps<'div'>, 'dir' | 'defaultValue'> & {
    value?: string | undefined
    defaultValue?: string | undefined
    onValueChange?: ((value: string) => void) | undefined
    /** A colour of its own, for the bar of the tab that is chosen. */
    accent?: Accent | undefined
  }

/**
 * Views of one thing, of which one is seen. For a choice that is kept use SegmentedControl, for steps Dialog views, for
 * pages links.
 *
 * @example
 * <Tabs defaultValue="tokens">
 *   <TabsList label="Assets"><TabsTrigger value="tokens">Tokens</TabsTrigger></TabsList>
 *   <TabsContent value="tokens">…</TabsContent>
 * </Tabs>
 */
export function Tabs({
  value,
  defaultValue = '',
  onValueChange,
  orientation = tabsProps.orientation.default,
  activationMode = tabsProps.activationMode.default,
  accent,
  className,
  ...rest
}: TabsProps) {
  if (process.env.NODE_ENV !== 'production') checkProps('Tabs', tabsProps, { orientation, activationMode })
  const id = useId()
  const [own, setOwn] = useState(defaultValue)
  const current = value ?? own
  const choose = (next: string) => {
    if (next === current) return
    setOwn(next)
    onValueChange?.(next)
  }
  return (
    <TabsContext value={{ id, value: current, orientation, activationMode, choose }}>
      <div data-orientation={orientation} {...rest} data-accent={accent} className={clsx(root, className)} />
    </TabsContext>
  )
}

export type TabsTriggerProps = ComponentProps<'button'> & { value: string }

/** One tab. Its text is its name. */
export function TabsTrigger({ value, onMouseDown, onFocus, onClick, className, children, ...rest }: TabsTriggerProps) {
  const { activationMode, choose } = useTabs()
  const { tabId, panelId, isChosen, attributes } = useTab(value)
  return (
    <button
      type="button"
      role="tab"
      id={tabId}
      aria-selected={isChosen}
      aria-controls={panelId}
      data-disabled={rest.disabled ? '' : undefined}
      {...attributes}
      {...rest}
      // Reached by way of the list.
      tabIndex={-1}
      className={clsx(trigger, className)}
      onMouseDown={(event) => {
        onMouseDown?.(event)
        if (event.defaultPrevented) return
        // Safari gives a pressed button no focus, but to the list around it; the press that opens a menu must not choose.
        if (event.button === 0 && !event.ctrlKey) event.currentTarget.focus()
        event.preventDefault()
      }}
      onFocus={(event) => {
        onFocus?.(event)
        if (!event.defaultPrevented && activationMode === 'automatic') choose(value)
      }}
      // Enter, Space and what assistive technology presses are clicks too.
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) choose(value)
      }}
    >
      <span dir="auto" className={words}>
        {children}
      </span>
    </button>
  )
}

export type TabsContentProps = ComponentProps<'div'> & {
  value: string
  /** Keeps what is inside while another tab is chosen, such as a half-written form. */
  keepsMounted?: boolean
}

/** What one tab shows. The panel itself is always in the page, since its tab refers to it. */
export function TabsContent({ value, keepsMounted = false, className, children, ...rest }: TabsContentProps) {
  const { tabId, panelId, isChosen, attributes } = useTab(value)
  return (
    <div
      role="tabpanel"
      id={panelId}
      aria-labelledby={tabId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what a panel shows is read and scrolled to from itself (APG)
      tabIndex={0}
      {...attributes}
      {...rest}
      hidden={!isChosen}
      className={clsx(panel, className)}
    >
      {isChosen || keepsMounted ? children : null}
    </div>
  )
}
