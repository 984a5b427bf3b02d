'use client'

import type * as Dropdown from '@radix-ui/react-dropdown-menu'
import { Slottable } from '@radix-ui/react-slot'
import clsx from 'clsx'
import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { row, rowHint, rowStart, rowText, rowTick } from '../floating/floating-row.css.js'
import { Icon } from '../icon/icon.js'
import type { Accent } from '../props/accent.js'
import { useMenuKind } from './menu-kind.js'

type RowProps = {
  /** A small picture before the words. */
  icon?: ReactNode
  /** `red` for what cannot be taken back; gray without one. */
  accent?: Accent | undefined
}

export type MenuItemProps = ComponentProps<typeof Dropdown.Item> &
  RowProps & {
    /** The keys that do the same, as they are written on them: "⌘C". The menu only shows them. */
    shortcut?: ReactNode
  }

/** Something to do. `onSelect` runs and the menu closes, unless its event is prevented. A link by `asChild`. */
export function MenuItem({ icon, shortcut, accent, asChild, className, children, ...rest }: MenuItemProps) {
  const { Item } = useMenuKind().parts
  return (
    <Item {...rest} {...(asChild ? { asChild } : {})} data-accent={accent} className={clsx(row, className)}>
      {icon ? <span className={rowStart}>{icon}</span> : null}
      {asChild ? <Slottable>{children}</Slottable> : <span className={rowText}>{children}</span>}
      {shortcut ? <span className={rowHint}>{shortcut}</span> : null}
    </Item>
  )
}

export type MenuCheckboxItemProps = ComponentProps<typeof Dropdown.CheckboxItem> & RowProps

/** Something to switch on and off. The menu closes, unless the event of `onSelect` is prevented. */
export function MenuCheckboxItem({ icon, accent, className, children, ...rest }: MenuCheckboxItemProps) {
  const { CheckboxItem } = useMenuKind().parts
  return (
    <CheckboxItem {...rest} data-accent={accent} className={clsx(row, className)}>
      {icon ? <span className={rowStart}>{icon}</span> : null}
      <span className={rowText}>{children}</span>
      <Tick />
    </CheckboxItem>
  )
}

/** One of its MenuRadioItems is chosen. Name it with a MenuLabel before it, or `aria-label`. */
export function MenuRadioGroup(props: ComponentProps<typeof Dropdown.RadioGroup>) {
  const { RadioGroup } = useMenuKind().parts
  return <RadioGroup {...props} />
}

export type MenuRadioItemProps = ComponentProps<typeof Dropdown.RadioItem> & RowProps

/** One of several. */
export function MenuRadioItem({ icon, accent, className, children, ...rest }: MenuRadioItemProps) {
  const { RadioItem } = useMenuKind().parts
  return (
    <RadioItem {...rest} data-accent={accent} className={clsx(row, className)}>
      {icon ? <span className={rowStart}>{icon}</span> : null}
      <span className={rowText}>{children}</span>
      <Tick />
    </RadioItem>
  )
}

function Tick() {
  const { ItemIndicator } = useMenuKind().parts
  return (
    <ItemIndicator className={rowTick}>
      <Icon as={Check} size={16} />
    </ItemIndicator>
  )
}
