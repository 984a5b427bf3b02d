'use client'

import type * as Dropdown from '@radix-ui/react-dropdown-menu'
import { createContext, use } from 'react'

type PartNames =
  | 'CheckboxItem'
  | 'Group'
  | 'Item'
  | 'ItemIndicator'
  | 'Label'
  | 'Portal'
  | 'RadioGroup'
  | 'RadioItem'
  | 'Separator'
  | 'Sub'
  | 'SubContent'
  | 'SubTrigger'

/** The kind of the surrounding menu: its primitives and the height of its rows. */
export type MenuKind = { parts: Pick<typeof Dropdown, PartNames>; size: '1' | '2' }

export const MenuKindContext = createContext<MenuKind | null>(null)

/** The surrounding menu: the same parts work in a DropdownMenu and in a ContextMenu. Throws outside of both. */
export function useMenuKind(): MenuKind {
  const kind = use(MenuKindContext)
  if (kind) return kind
  throw new Error(
    'A part of a menu was rendered outside of one. Put it inside <DropdownMenuContent> or <ContextMenuContent>.',
  )
}
