import type { ReactElement } from 'react'
import { act } from 'react'
import {
  AlertDialog,
  AlertDialogActions,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
  Button,
  ContextMenu,
  ContextMenuContent,
  ContextMenuTrigger,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
  HoverCard,
  HoverCardContent,
  HoverCardTrigger,
  Link,
  MenuCheckboxItem,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuSub,
  MenuSubContent,
  MenuSubTrigger,
  NavigationMenu,
  NavigationMenuContent,
  NavigationMenuItem,
  NavigationMenuLink,
  NavigationMenuPanelLink,
  NavigationMenuTrigger,
  Popover,
  PopoverContent,
  PopoverTitle,
  PopoverTrigger,
  Select,
  Tooltip,
} from '../../../src/components/index.js'
import type { HandedProps } from './describe-conformance.js'
import type { Mounted } from './mount.js'

/** One use of each overlay for the conformance suite, and how to open it without a prop. */
export type OverlaySample = {
  element: (props: HandedProps) => ReactElement
  open?: (mounted: Mounted) => Promise<void>
  /** An open portal renders nothing on a server; an overlay with a trigger does. */
  server?: false
}

export const networks = [
  { value: '1', label: 'Ethereum' },
  {
    label: 'Rollups',
    options: [
      { value: '8453', label: 'Base' },
      { value: '10', label: 'OP Mainnet' },
    ],
  },
]

export const menuItems = (
  <>
    <MenuLabel>Account</MenuLabel>
    <MenuItem shortcut="⌘C">Copy address</MenuItem>
    <MenuCheckboxItem checked>Show small balances</MenuCheckboxItem>
    <MenuRadioGroup aria-label="Currency" value="usd">
      <MenuRadioItem value="usd">Dollar</MenuRadioItem>
      <MenuRadioItem value="eur">Euro</MenuRadioItem>
    </MenuRadioGroup>
    <MenuSub defaultOpen>
      <MenuSubTrigger>More</MenuSubTrigger>
      <MenuSubContent>
        <MenuItem>Export</MenuItem>
      </MenuSubContent>
    </MenuSub>
    <MenuSeparator />
    <MenuItem accent="red">Disconnect</MenuItem>
    <MenuItem disabled>Rename</MenuItem>
  </>
)

const fire = (selector: string, event: () => Event) => async () => {
  await act(async () => {
    document.querySelector(selector)?.dispatchEvent(event())
  })
}

export const overlays: Record<string, OverlaySample> = {
  AlertDialog: {
    element: (props) => (
      <AlertDialog open onOpenChange={() => {}}>
        <AlertDialogContent {...props}>
          <AlertDialogTitle>Disconnect Prism?</AlertDialogTitle>
          <AlertDialogDescription>Pending requests are dropped.</AlertDialogDescription>
          <AlertDialogActions>
            <AlertDialogCancel asChild>
              <Button variant="soft">Stay</Button>
            </AlertDialogCancel>
            <Button accent="red">Disconnect</Button>
          </AlertDialogActions>
        </AlertDialogContent>
      </AlertDialog>
    ),
    server: false,
  },
  ContextMenu: {
    element: (props) => (
      <ContextMenu>
        <ContextMenuTrigger data-area="">USD Coin</ContextMenuTrigger>
        <ContextMenuContent aria-label="USD Coin" {...props}>
          {menuItems}
        </ContextMenuContent>
      </ContextMenu>
    ),
    open: fire('[data-area]', () => new MouseEvent('contextmenu', { bubbles: true, clientX: 40, clientY: 40 })),
  },
  DropdownMenu: {
    element: (props) => (
      <DropdownMenu open>
        <DropdownMenuTrigger asChild>
          <Button>Account</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent {...props}>{menuItems}</DropdownMenuContent>
      </DropdownMenu>
    ),
  },
  HoverCard: {
    element: (props) => (
      <HoverCard open>
        <HoverCardTrigger asChild>
          <Link href="#mira" place="alone">
            mira.eth
          </Link>
        </HoverCardTrigger>
        <HoverCardContent {...props}>Joined in 2024</HoverCardContent>
      </HoverCard>
    ),
  },
  NavigationMenu: {
    element: (props) => (
      <NavigationMenu label="Main" value="components" {...props}>
        <NavigationMenuItem>
          <NavigationMenuLink href="#docs" active>
            Docs
          </NavigationMenuLink>
        </NavigationMenuItem>
        <NavigationMenuItem value="components">
          <NavigationMenuTrigger>Components</NavigationMenuTrigger>
          <NavigationMenuContent>
            <NavigationMenuPanelLink href="#button" title="Button">
              Does something.
            </NavigationMenuPanelLink>
          </NavigationMenuContent>
        </NavigationMenuItem>
      </NavigationMenu>
    ),
  },
  Popover: {
    element: (props) => (
      <Popover open>
        <PopoverTrigger asChild>
          <Button>Fee</Button>
        </PopoverTrigger>
        <PopoverContent {...props}>
          <PopoverTitle>Network fee</PopoverTitle>
          <Button size="2">Change</Button>
        </PopoverContent>
      </Popover>
    ),
  },
  Select: {
    element: (props) => (
      <Select aria-label="Network" name="chain" defaultValue="8453" required options={networks} {...props} />
    ),
    open: fire('[role="combobox"]', () => new MouseEvent('click', { bubbles: true })),
  },
  Tooltip: {
    element: (props) => (
      <Tooltip open content="Copy address" {...props}>
        <Button>Copy</Button>
      </Tooltip>
    ),
  },
}
