'use client'

import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '../../../../components/dropdown-menu/dropdown-menu.js'
import { Icon } from '../../../../components/icon/icon.js'
import { IconButton } from '../../../../components/icon-button/icon-button.js'
import { MenuItem } from '../../../../components/menu/menu-item.js'
import { Ellipsis } from '../../../../icons/ellipsis.js'

export type ConnectionMenuProps = {
  /** The accessible name of the button. */
  label: string
  /** The label of the one action. */
  disconnectLabel: string
  isDisconnecting: boolean
  onDisconnect: () => unknown
}

/** The menu of a connected wallet. */
export function ConnectionMenu({ label, disconnectLabel, isDisconnecting, onDisconnect }: ConnectionMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={label} loading={isDisconnecting}>
          <Icon as={Ellipsis} />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <MenuItem accent="red" onSelect={onDisconnect}>
          {disconnectLabel}
        </MenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
