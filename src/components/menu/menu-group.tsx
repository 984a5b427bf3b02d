'use client'

import type * as Dropdown from '@radix-ui/react-dropdown-menu'
import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { rowsLabel, rowsSeparator } from '../floating/floating-row.css.js'
import { useMenuKind } from './menu-kind.js'

/** A group of items. Name it with `aria-label`, or by the id of a MenuLabel. */
export function MenuGroup(props: ComponentProps<typeof Dropdown.Group>) {
  const { Group } = useMenuKind().parts
  return <Group {...props} />
}

/** A visible label of the items below. Arrow keys skip it. */
export function MenuLabel({ className, ...rest }: ComponentProps<typeof Dropdown.Label>) {
  const { Label } = useMenuKind().parts
  return <Label {...rest} className={clsx(rowsLabel, className)} />
}

/** A line between groups. */
export function MenuSeparator({ className, ...rest }: ComponentProps<typeof Dropdown.Separator>) {
  const { Separator } = useMenuKind().parts
  return <Separator {...rest} className={clsx(rowsSeparator, className)} />
}
