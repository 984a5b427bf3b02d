'use client'

import * as Primitive from '@radix-ui/react-navigation-menu'
import { Slottable } from '@radix-ui/react-slot'
import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { ChevronDown } from '../../icons/chevron-down.js'
import { panel as panelLook } from '../floating/floating-panel.css.js'
import { useThemeDirection } from '../floating/use-theme-direction.js'
import { Icon } from '../icon/icon.js'
import * as styles from './navigation-menu.css.js'

export type NavigationMenuProps = Omit<ComponentProps<typeof Primitive.Root>, 'asChild' | 'aria-label'> & {
  /** The name of the navigation, such as "Main" or "Docs". A page may have several. */
  label: string
}

/**
 * The links of a site, some of them in panels that open by pointer, press or key. For actions use DropdownMenu, for views
 * of one thing Tabs. A panel opens after the pointer has rested for 200 ms, or at once within 300 ms of another, and
 * closes 150 ms after the pointer has left.
 *
 * @example
 * <NavigationMenu label="Main">
 *   <NavigationMenuItem><NavigationMenuLink href="/docs" active>Docs</NavigationMenuLink></NavigationMenuItem>
 *   <NavigationMenuItem>
 *     <NavigationMenuTrigger>Components</NavigationMenuTrigger>
 *     <NavigationMenuContent>
 *       <NavigationMenuPanelLink href="/button" title="Button">Does something.</NavigationMenuPanelLink>
 *     </NavigationMenuContent>
 *   </NavigationMenuItem>
 * </NavigationMenu>
 */
export function NavigationMenu({
  label,
  delayDuration = 200,
  skipDelayDuration = 300,
  className,
  children,
  ...rest
}: NavigationMenuProps) {
  return (
    <Primitive.Root
      dir={useThemeDirection()}
      {...rest}
      aria-label={label}
      delayDuration={delayDuration}
      skipDelayDuration={skipDelayDuration}
      className={clsx(styles.root, className)}
    >
      <Primitive.List className={styles.bar}>{children}</Primitive.List>
    </Primitive.Root>
  )
}

/** One entry: a NavigationMenuLink, or a NavigationMenuTrigger with its NavigationMenuContent. */
export function NavigationMenuItem({ className, ...rest }: ComponentProps<typeof Primitive.Item>) {
  return <Primitive.Item {...rest} className={clsx(styles.item, className)} />
}

/** A link in the bar. `active` marks the current page. Renders a router's link with `asChild`. */
export function NavigationMenuLink({ className, ...rest }: ComponentProps<typeof Primitive.Link>) {
  return <Primitive.Link {...rest} className={clsx(styles.entry, styles.entryStates, className)} />
}

/** Opens the panel of its NavigationMenuItem. */
export function NavigationMenuTrigger({
  className,
  children,
  ...rest
}: Omit<ComponentProps<typeof Primitive.Trigger>, 'asChild'>) {
  return (
    <Primitive.Trigger type="button" {...rest} className={clsx(styles.entry, styles.entryStates, className)}>
      {children}
      <span aria-hidden className={styles.chevron}>
        <Icon as={ChevronDown} size={16} />
      </span>
    </Primitive.Trigger>
  )
}

/** The panel. It follows its trigger in the page, so Tab goes from the trigger into it and on to the next. */
export function NavigationMenuContent({
  className,
  onFocusOutside,
  ...rest
}: Omit<ComponentProps<typeof Primitive.Content>, 'asChild' | 'forceMount'>) {
  return (
    <Primitive.Content
      {...rest}
      className={clsx(panelLook, styles.panel, className)}
      onFocusOutside={(event) => {
        onFocusOutside?.(event)
        // Focus is still in the bar: keep the panel open, so that Tab reaches its links.
        if (isInSameMenu(event.target, event.detail.originalEvent.relatedTarget)) event.preventDefault()
      }}
    />
  )
}

export type NavigationMenuPanelLinkProps = Omit<ComponentProps<typeof Primitive.Link>, 'title'> & {
  title: ReactNode
}

/** A link in a panel, with a title and a description. */
export function NavigationMenuPanelLink({
  title,
  asChild,
  className,
  children,
  ...rest
}: NavigationMenuPanelLinkProps) {
  return (
    <Primitive.Link
      {...rest}
      {...(asChild ? { asChild } : {})}
      className={clsx(styles.link, styles.linkFocus, className)}
    >
      <span className={styles.linkTitle}>{title}</span>
      <Slottable>{children}</Slottable>
    </Primitive.Link>
  )
}

function isInSameMenu(one: EventTarget | null, other: EventTarget | null): boolean {
  const menu = one instanceof Element ? one.closest('nav') : null
  return menu !== null && other instanceof Node && menu.contains(other)
}
