'use client'

import * as Primitive from '@radix-ui/react-tabs'
import clsx from 'clsx'
import { type ComponentProps, type CSSProperties, useState } from 'react'
import { useDirection } from '../direction/use-direction.js'
import type { Accent } from '../props/accent.js'
import { checkProps } from '../props/check-props.js'
import type { PropsOf } from '../props/prop-defs.js'
import { list, panel, root, trigger, words } from './tabs.css.js'
import { tabsListProps, tabsProps } from './tabs.props.js'

export type TabsProps = PropsOf<typeof tabsProps> &
  Omit<ComponentProps<typeof Primitive.Root>, 'asChild' | 'dir' | keyof typeof tabsProps> & {
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
export function Tabs({ accent, className, children, ...rest }: TabsProps) {
  if (process.env.NODE_ENV !== 'production')
    checkProps('Tabs', tabsProps, { orientation: rest.orientation, activationMode: rest.activationMode })
  const [element, setElement] = useState<HTMLDivElement | null>(null)
  const direction = useDirection(element)
  return (
    // The arrow keys have to know the direction; the element keeps that of the page, which can change.
    <Primitive.Root {...rest} asChild dir={direction} data-accent={accent} className={clsx(root, className)}>
      <div ref={setElement} dir={undefined}>
        {children}
      </div>
    </Primitive.Root>
  )
}

export type TabsListProps = PropsOf<typeof tabsListProps> &
  Omit<ComponentProps<typeof Primitive.List>, 'asChild' | 'aria-label'> & {
    /** What the tabs are views of. */
    label: string
  }

/** The tabs themselves. Those that do not fit are scrolled to. */
export function TabsList({
  variant = tabsListProps.variant.default,
  size = tabsListProps.size.default,
  label,
  style,
  className,
  ...rest
}: TabsListProps) {
  if (process.env.NODE_ENV !== 'production') checkProps('TabsList', tabsListProps, { variant, size })
  return (
    <Primitive.List
      {...rest}
      aria-label={label}
      data-variant={variant}
      data-size={size}
      // Radix writes `outline: none` inline, which a strict content security policy refuses in the html of a server.
      style={{ outline: undefined, ...style }}
      className={clsx(list({ variant, size }), className)}
    />
  )
}

export type TabsTriggerProps = Omit<ComponentProps<typeof Primitive.Trigger>, 'asChild'>

/** One tab. Its text is its name. */
export function TabsTrigger({ className, children, ...rest }: TabsTriggerProps) {
  return (
    <Primitive.Trigger {...rest} className={clsx(trigger, className)}>
      <span dir="auto" className={words}>
        {children}
      </span>
    </Primitive.Trigger>
  )
}

export type TabsContentProps = Omit<ComponentProps<typeof Primitive.Content>, 'asChild' | 'forceMount'> & {
  /** Keeps what is inside while another tab is chosen, such as a half-written form. */
  keepsMounted?: boolean
}

/** What one tab shows. */
export function TabsContent({ keepsMounted = false, className, children, ...rest }: TabsContentProps) {
  return (
    <Primitive.Content {...rest} forceMount asChild className={clsx(panel, className)}>
      <Panel keepsMounted={keepsMounted}>{children}</Panel>
    </Primitive.Content>
  )
}

type PanelProps = ComponentProps<'div'> & { keepsMounted: boolean; 'data-state'?: 'active' | 'inactive' }

/**
 * The panel is always in the page, since its tab refers to it. Radix stills its first animation by an inline style,
 * which a strict content security policy refuses in the html of a server; there is no animation to still.
 */
function Panel({ keepsMounted, style, children, ...rest }: PanelProps) {
  const isShown = rest['data-state'] === 'active'
  const { animationDuration: _, ...kept }: CSSProperties = style ?? {}
  return (
    <div {...rest} style={kept} hidden={!isShown}>
      {isShown || keepsMounted ? children : null}
    </div>
  )
}
