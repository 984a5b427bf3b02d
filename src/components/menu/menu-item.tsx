'use client'

import type * as Dropdown from '@radix-ui/react-dropdown-menu'
import { Slottable } from '@radix-ui/react-slot'
import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Check } from '../../icons/check.js'
import { row, rowHint, rowStart, rowText, rowTick } from '../floating/floating-row.css.js'
import { Icon } from '../icon/icon.js'
import type { Accent } from '../props/accent.js'
import { useSingleRun } from '../use-single-run.js'
import { useMenuKind } from './menu-kind.js'

type RowProps = {
  /** A small icon before the label. */
  icon?: ReactNode
  /** `red` for an action that cannot be undone. Default: gray. */
  accent?: Accent | undefined
}

export type MenuItemProps = ComponentProps<typeof Dropdown.Item> &
  RowProps & {
    /** The keyboard shortcut of the same action, such as "⌘C". The menu only shows it. */
    shortcut?: ReactNode
  }

/**
 * An action. `onSelect` runs and the menu closes, unless its event is prevented. Renders a link with `asChild`. While a
 * promise that `onSelect` has returned is pending, the item of the closing menu ignores presses; set `loading` on the
 * trigger, because the visitor may open the menu again.
 */
export function MenuItem({ icon, shortcut, accent, asChild, className, children, onSelect, ...rest }: MenuItemProps) {
  const { Item } = useMenuKind().parts
  const [, run] = useSingleRun()
  return (
    <Item
      {...rest}
      {...(asChild ? { asChild } : {})}
      onSelect={(event) => void run(() => onSelect?.(event))}
      data-accent={accent}
      className={clsx(row, className)}
    >
      {icon ? <span className={rowStart}>{icon}</span> : null}
      {asChild ? <Slottable>{children}</Slottable> : <span className={rowText}>{children}</span>}
      {shortcut ? <span className={rowHint}>{shortcut}</span> : null}
    </Item>
  )
}

export type MenuCheckboxItemProps = ComponentProps<typeof Dropdown.CheckboxItem> & RowProps

/** An option that is on or off. The menu closes, unless the event of `onSelect` is prevented. */
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

/** A group of MenuRadioItems, of which one is selected. Name it with a MenuLabel before it, or `aria-label`. */
export function MenuRadioGroup(props: ComponentProps<typeof Dropdown.RadioGroup>) {
  const { RadioGroup } = useMenuKind().parts
  return <RadioGroup {...props} />
}

export type MenuRadioItemProps = ComponentProps<typeof Dropdown.RadioItem> & RowProps

/** One option of a MenuRadioGroup. */
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
