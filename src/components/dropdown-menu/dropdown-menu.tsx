'use client'

import * as Primitive from '@radix-ui/react-dropdown-menu'
import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { useMemo } from 'react'
import { floating } from '../floating/floating.css.js'
import { panel } from '../floating/floating-panel.css.js'
import { FloatingRoot, type FloatingState } from '../floating/floating-root.js'
import { lists } from '../floating/floating-row.css.js'
import { type FloatingContainer, useFloating } from '../floating/use-floating.js'
import { useThemeDirection } from '../floating/use-theme-direction.js'
import { MenuKindContext } from '../menu/menu-kind.js'

export type DropdownMenuProps = FloatingState & { children?: ReactNode }

/**
 * A list of actions behind a button. To choose a value use Select, for other content Popover, for the links of a site
 * NavigationMenu. Follows the APG menu button pattern.
 *
 * @example
 * <DropdownMenu>
 *   <DropdownMenuTrigger asChild><Button>Account</Button></DropdownMenuTrigger>
 *   <DropdownMenuContent>
 *     <MenuItem onSelect={copy} shortcut="⌘C">Copy address</MenuItem>
 *     <MenuSeparator />
 *     <MenuItem accent="red" onSelect={disconnect}>Disconnect</MenuItem>
 *   </DropdownMenuContent>
 * </DropdownMenu>
 */
export function DropdownMenu({ children, ...rest }: DropdownMenuProps) {
  const dir = useThemeDirection()
  // Not modal: Radix's modal mode disables pointer events on body and adds a style element to the page.
  return (
    <FloatingRoot {...rest}>
      {(state) => (
        <Primitive.Root dir={dir} {...state} modal={false}>
          {children}
        </Primitive.Root>
      )}
    </FloatingRoot>
  )
}

/** Opens and closes the menu. Renders its only child, such as a Button, with `asChild`. */
export function DropdownMenuTrigger(props: ComponentProps<typeof Primitive.Trigger>) {
  return <Primitive.Trigger {...props} />
}

export type DropdownMenuContentProps = FloatingContainer &
  Omit<ComponentProps<typeof Primitive.Content>, 'forceMount' | 'side' | 'align'> & {
    /** @default '2' */
    size?: '1' | '2' | undefined
    /** @default 'bottom' */
    side?: 'top' | 'right' | 'bottom' | 'left' | undefined
    /** @default 'start' */
    align?: 'start' | 'center' | 'end' | undefined
  }

/** The panel: MenuItem, MenuCheckboxItem, MenuRadioGroup, MenuSub, MenuLabel, MenuSeparator. The trigger names it. */
export function DropdownMenuContent({
  size = '2',
  side = 'bottom',
  align = 'start',
  container,
  className,
  ...rest
}: DropdownMenuContentProps) {
  const { placed, portal, isReady } = useFloating(container)
  const kind = useMemo(() => ({ parts: Primitive, size }), [size])
  if (!isReady) return null
  return (
    <MenuKindContext value={kind}>
      <Primitive.Portal {...portal}>
        <Primitive.Content
          {...placed}
          loop
          {...rest}
          side={side}
          align={align}
          data-lintel-floating="menu"
          className={clsx(floating, panel, lists[size], className)}
        />
      </Primitive.Portal>
    </MenuKindContext>
  )
}
