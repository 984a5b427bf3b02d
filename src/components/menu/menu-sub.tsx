'use client'

import type * as Dropdown from '@radix-ui/react-dropdown-menu'
import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { ChevronRight } from '../../icons/chevron-right.js'
import { floating } from '../floating/floating.css.js'
import { panel } from '../floating/floating-panel.css.js'
import { lists, row, rowHint, rowStart, rowText } from '../floating/floating-row.css.js'
import { type FloatingContainer, useFloating } from '../floating/use-floating.js'
import { Icon } from '../icon/icon.js'
import type { Accent } from '../props/accent.js'
import { useMenuKind } from './menu-kind.js'

/** A submenu: a MenuSubTrigger and a MenuSubContent. Do not nest it further. */
export function MenuSub(props: ComponentProps<typeof Dropdown.Sub>) {
  const { Sub } = useMenuKind().parts
  return <Sub {...props} />
}

export type MenuSubTriggerProps = ComponentProps<typeof Dropdown.SubTrigger> & {
  /** A small icon before the label. */
  icon?: ReactNode
  accent?: Accent | undefined
}

/** The item that opens the submenu: by an arrow key, Enter, a press, or a pointer that rests on it for 100 ms. */
export function MenuSubTrigger({ icon, accent, className, children, ...rest }: MenuSubTriggerProps) {
  const { SubTrigger } = useMenuKind().parts
  return (
    <SubTrigger {...rest} data-accent={accent} className={clsx(row, className)}>
      {icon ? <span className={rowStart}>{icon}</span> : null}
      <span className={rowText}>{children}</span>
      <span className={rowHint}>
        <Icon as={ChevronRight} size={16} isDirectional />
      </span>
    </SubTrigger>
  )
}

export type MenuSubContentProps = FloatingContainer & Omit<ComponentProps<typeof Dropdown.SubContent>, 'forceMount'>

/** The panel of the submenu. */
export function MenuSubContent({ container, className, ...rest }: MenuSubContentProps) {
  const { parts, size } = useMenuKind()
  const { content, portal, isReady } = useFloating(container)
  if (!isReady) return null
  return (
    <parts.Portal {...portal}>
      <parts.SubContent
        sideOffset={8}
        alignOffset={-4}
        {...content}
        loop
        {...rest}
        data-lintel-floating="menu"
        className={clsx(floating, panel, lists[size], className)}
      />
    </parts.Portal>
  )
}
