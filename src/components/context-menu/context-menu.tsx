'use client'

import * as Primitive from '@radix-ui/react-context-menu'
import clsx from 'clsx'
import { type ComponentProps, type ReactNode, useEffect, useMemo, useState } from 'react'
import { floating } from '../floating/floating.css.js'
import { panel } from '../floating/floating-panel.css.js'
import { FloatingRoot } from '../floating/floating-root.js'
import { lists } from '../floating/floating-row.css.js'
import { type FloatingContainer, useFloating } from '../floating/use-floating.js'
import { useThemeDirection } from '../floating/use-theme-direction.js'
import { MenuKindContext } from '../menu/menu-kind.js'
import { useEffectEvent } from '../use-effect-event.js'

export type ContextMenuProps = {
  onOpenChange?: ((open: boolean) => void) | undefined
  children?: ReactNode
}

/**
 * Actions for the element under the pointer: opens on a right click, the menu key or a touch of 700 ms. Visitors may not
 * discover it, so offer the same actions elsewhere too, for example in a DropdownMenu made of the same parts.
 *
 * @example
 * <ContextMenu>
 *   <ContextMenuTrigger asChild><TokenRow /></ContextMenuTrigger>
 *   <ContextMenuContent><MenuItem onSelect={hide}>Hide token</MenuItem></ContextMenuContent>
 * </ContextMenu>
 */
export function ContextMenu({ onOpenChange, children }: ContextMenuProps) {
  const dir = useThemeDirection()
  const [isOpen, setOpen] = useState(false)
  const change = (open: boolean) => {
    setOpen(open)
    onOpenChange?.(open)
  }
  // The menu is at the place of the press, which has scrolled away.
  useScrollAway(isOpen, () => change(false))
  // Not modal: Radix's modal mode disables pointer events on body and adds a style element to the page.
  return (
    <FloatingRoot open={isOpen} onOpenChange={change}>
      {(state) => (
        <Primitive.Root dir={dir} {...state} modal={false}>
          {children}
        </Primitive.Root>
      )}
    </FloatingRoot>
  )
}

/** The area of the menu. Renders its only child with `asChild`; make it focusable, or the menu key cannot open the menu. */
export function ContextMenuTrigger(props: ComponentProps<typeof Primitive.Trigger>) {
  return <Primitive.Trigger {...props} />
}

export type ContextMenuContentProps = FloatingContainer &
  Omit<ComponentProps<typeof Primitive.Content>, 'forceMount'> & {
    /** @default '2' */
    size?: '1' | '2' | undefined
  }

/** The panel, made of the same parts as that of a DropdownMenu. Name it with `aria-label`. */
export function ContextMenuContent({ size = '2', container, className, ...rest }: ContextMenuContentProps) {
  const { content, portal, isReady } = useFloating(container)
  const kind = useMemo(() => ({ parts: Primitive, size }), [size])
  if (!isReady) return null
  return (
    <MenuKindContext value={kind}>
      <Primitive.Portal {...portal}>
        <Primitive.Content
          {...content}
          loop
          {...rest}
          data-lintel-floating="menu"
          className={clsx(floating, panel, lists[size], className)}
        />
      </Primitive.Portal>
    </MenuKindContext>
  )
}

/** Calls `leave` when anything except a menu scrolls while `isOpen`. */
function useScrollAway(isOpen: boolean, leave: () => void): void {
  const onLeave = useEffectEvent(leave)
  useEffect(() => {
    if (!isOpen) return
    const onScroll = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('[data-lintel-floating]'))) onLeave()
    }
    document.addEventListener('scroll', onScroll, true)
    return () => document.removeEventListener('scroll', onScroll, true)
  }, [isOpen])
}
