'use client'

import * as Primitive from '@radix-ui/react-tabs'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import clsx from 'clsx'
import { type ComponentProps, createContext, use, useState } from 'react'
import { useDirection } from '../direction/use-direction.js'
import type { Accent } from '../props/accent.js'
import { list, panel, root as rootStyle, trigger, words } from './tabs.css.js'

export type TabsProps = Omit<ComponentProps<'div'>, 'dir' | 'defaultValue'> & {
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined
  /**
   * Whether a tab is selected when it gets focus, or by Enter and Space.
   *
   * @default 'automatic'
   */
  activationMode?: 'automatic' | 'manual' | undefined
  /** The value of the selected tab. */
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  /** The color of the bar below the selected tab. By default the accent of the theme. */
  accent?: Accent | undefined
}

const TabsContext = createContext({ value: '', select: (_value: string) => {} })

/**
 * Views of one thing, of which one is visible.
 *
 * **Use instead** SegmentedControl for a choice that is stored, Accordion for sections to open, links for pages.
 *
 * **Do** name each tab in one or two words, and use two to five of them. **Do not** nest tabs, or hide content that every visitor
 * needs behind the second one.
 *
 * **Keyboard** Tab reaches the selected tab, then its panel. Arrows, Home and End move between tabs and select at once;
 * with `activationMode="manual"`, for panels that load slowly, Enter and Space select. Follows the APG tabs pattern.
 *
 * **Accessibility** The list has a name (`label`). The selected tab has a bar or a fill, not only a color. A list that is
 * too long scrolls, also by focus. `keepsMounted` keeps a half-written form.
 *
 * **Data attributes** root: `data-orientation`, `data-accent`; list: `data-variant`, `data-size`; tab and panel:
 * `data-state` (`active`, `inactive`); tab: `data-disabled`.
 *
 * @example
 * <Tabs defaultValue="tokens">
 *   <TabsList label="Assets"><TabsTrigger value="tokens">Tokens</TabsTrigger></TabsList>
 *   <TabsContent value="tokens">…</TabsContent>
 * </Tabs>
 */
export function Tabs({
  value: ownValue,
  defaultValue = '',
  onValueChange,
  orientation = 'horizontal',
  activationMode = 'automatic',
  accent,
  ref,
  className,
  children,
  ...rest
}: TabsProps) {
  const [root, setRoot] = useState<HTMLDivElement | null>(null)
  const direction = useDirection(root)
  const [value, select] = useControllableState({
    prop: ownValue,
    defaultProp: defaultValue,
    onChange: onValueChange,
    caller: 'Tabs',
  })
  return (
    <TabsContext value={{ value, select }}>
      <Primitive.Root
        {...rest}
        ref={setRoot}
        value={toKey(value)}
        onValueChange={(key) => select(decodeURIComponent(key))}
        orientation={orientation}
        activationMode={activationMode}
        dir={direction}
        asChild
      >
        {/* Radix would set `dir`; the direction of the page applies. */}
        <div ref={ref} dir={undefined} data-accent={accent} className={clsx(rootStyle, className)}>
          {children}
        </div>
      </Primitive.Root>
    </TabsContext>
  )
}

export type TabsListProps = Omit<ComponentProps<'div'>, 'aria-label'> & {
  /** @default 'line' */
  variant?: 'line' | 'segmented' | undefined
  /** @default '2' */
  size?: '1' | '2' | '3' | undefined
  /** The name of the list. */
  label: string
  /**
   * Whether arrow keys continue from the last tab to the first, and back.
   *
   * @default true
   */
  loop?: boolean | undefined
}

/** Contains the tabs. Scrolls when they do not fit. */
export function TabsList({
  variant = 'line',
  size = '2',
  label,
  loop = true,
  className,
  children,
  ...rest
}: TabsListProps) {
  return (
    <Primitive.List
      {...rest}
      loop={loop}
      aria-label={label}
      data-variant={variant}
      data-size={size}
      className={clsx(list({ variant, size }), className)}
      asChild
      onMouseDown={(event) => {
        rest.onMouseDown?.(event)
        // Safari would move focus from the pressed tab to the list.
        event.preventDefault()
      }}
    >
      {/* Radix would set an inline style, which a strict policy refuses in server-rendered HTML. */}
      <div style={{ outline: undefined }}>{children}</div>
    </Primitive.List>
  )
}

export type TabsTriggerProps = Omit<ComponentProps<typeof Primitive.Trigger>, 'asChild'>

/** One tab. Its text is its name. */
export function TabsTrigger({ value, className, children, ...rest }: TabsTriggerProps) {
  const { select } = use(TabsContext)
  return (
    <Primitive.Trigger
      {...rest}
      value={toKey(value)}
      className={clsx(trigger, className)}
      onClick={(event) => {
        rest.onClick?.(event)
        // Radix selects on mousedown; assistive technology sends a click alone.
        if (event.detail === 0 && !event.defaultPrevented) select(value)
      }}
    >
      <span dir="auto" className={words}>
        {children}
      </span>
    </Primitive.Trigger>
  )
}

export type TabsContentProps = ComponentProps<'div'> & {
  value: string
  /**
   * Keeps the children mounted while another tab is selected, for example a half-written form.
   *
   * @default false
   */
  keepsMounted?: boolean | undefined
}

/** The panel of one tab. The panel itself is always in the page, because its tab refers to it. */
export function TabsContent({ value, keepsMounted = false, className, style, children, ...rest }: TabsContentProps) {
  const isSelected = use(TabsContext).value === value
  return (
    <Primitive.Content {...rest} value={toKey(value)} className={clsx(panel, className)} forceMount asChild>
      {/* Radix would set an inline style, which a strict policy refuses in server-rendered HTML. */}
      <div hidden={!isSelected} style={{ ...style, animationDuration: undefined }}>
        {isSelected || keepsMounted ? children : null}
      </div>
    </Primitive.Content>
  )
}

/** Radix makes ids of values, and an id must not contain spaces. */
function toKey(value: string): string {
  return encodeURIComponent(value)
}
