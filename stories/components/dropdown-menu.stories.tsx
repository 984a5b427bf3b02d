import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { waitUntilStill } from '../../.storybook/wait-until-still.js'
import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
  Icon,
  MenuCheckboxItem,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuSub,
  MenuSubContent,
  MenuSubTrigger,
} from '../../src/components/index.js'
import { Copy, ExternalLink, LogOut, Settings } from '../../src/icons/index.js'
import { floatingCell, floatingRoom } from '../support/floating-room.css.js'
import { ForeignDialog } from '../support/foreign-dialog.js'
import { holdTimers } from '../support/hold-timers.js'
import { hostile } from '../support/hostile-text.js'
import { accents } from '../support/shared-stories.js'

const onSelect = fn()

type DemoProps = { open?: boolean; size?: '1' | '2'; subOpen?: boolean; name?: string }

function Demo({ open, size, subOpen = false, name = 'mira.eth' }: DemoProps) {
  const [isShown, setShown] = useState(true)
  const [currency, setCurrency] = useState('usd')
  return (
    <DropdownMenu {...(open ? { open } : {})}>
      <DropdownMenuTrigger asChild>
        <Button variant="soft" accent="gray" size="2">
          Account
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent size={size}>
        <MenuLabel>{name}</MenuLabel>
        <MenuItem icon={<Icon as={Copy} size={16} />} shortcut="Ctrl C" onSelect={onSelect}>
          Copy address
        </MenuItem>
        <MenuItem icon={<Icon as={ExternalLink} size={16} />} disabled>
          View on explorer
        </MenuItem>
        <MenuSub {...(subOpen ? { open: true } : {})}>
          <MenuSubTrigger icon={<Icon as={Settings} size={16} />}>Settings</MenuSubTrigger>
          <MenuSubContent>
            <MenuCheckboxItem checked={isShown} onCheckedChange={setShown}>
              Small balances
            </MenuCheckboxItem>
            <MenuSeparator />
            <MenuLabel>Currency</MenuLabel>
            <MenuRadioGroup aria-label="Currency" value={currency} onValueChange={setCurrency}>
              <MenuRadioItem value="usd">Dollar</MenuRadioItem>
              <MenuRadioItem value="eur">Euro</MenuRadioItem>
            </MenuRadioGroup>
          </MenuSubContent>
        </MenuSub>
        <MenuSeparator />
        <MenuItem accent="red" icon={<Icon as={LogOut} size={16} />} onSelect={onSelect}>
          Disconnect
        </MenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

const meta = preview.meta({
  title: 'Components/DropdownMenu',
  component: DropdownMenuContent,
  render: () => <Demo />,
  beforeEach: () => {
    onSelect.mockClear()
  },
  afterEach: waitUntilStill,
  parameters: {
    docs: {
      description: {
        component: [
          'A list of actions behind a button. To choose a value use Select, for other content Popover, for the links of a site NavigationMenu.',
          '**Parts** `DropdownMenu` (state), `DropdownMenuTrigger`, `DropdownMenuContent`, and the parts it shares with ContextMenu: `MenuItem` (icon, shortcut, `accent="red"` for an action that cannot be undone), `MenuCheckboxItem`, `MenuRadioGroup`, `MenuRadioItem`, `MenuSub`, `MenuSubTrigger`, `MenuSubContent`, `MenuGroup`, `MenuLabel`, `MenuSeparator`.',
          '**Do** start each item with a verb, and put the dangerous one last, after a separator. **Do not** hide the main action in a menu, and do not nest submenus.',
          '**Keyboard** Enter, Space and ArrowDown open it. Arrows loop; Home and End move to the ends. Letters move to the item that starts with them; after 1 s a new search starts. The arrow in text direction opens a submenu, the other one closes it. Enter and Space choose. Escape closes and restores focus.',
          '**Inside a dialog** it is part of the dialog: the press or Escape that closes it closes nothing else. It is not modal: it injects nothing, does not change `body` or scrolling, and follows its trigger. A dialog that an item opens restores focus to the trigger.',
          '**Data attributes** `data-state`, `data-side`, `data-align`, `data-lintel-floating` on the panel; `data-highlighted`, `data-disabled`, `data-state` (checked, unchecked, open) and `data-accent` on rows. **CSS variables** `--lintel-modal-z-index`, and those of the primitive, such as `--radix-dropdown-menu-trigger-width`.',
        ].join('\n\n'),
      },
    },
  },
})

/** Both sizes, the larger one with its submenu. */
export const Gallery = meta.story({
  parameters: { docs: { story: { inline: false, height: '540px' } } },
  render: () => (
    <div className={floatingRoom} style={{ inlineSize: 'min(26rem, 100vw)' }}>
      <div className={floatingCell} style={{ placeItems: 'start', minBlockSize: '13rem' }}>
        <Demo open size="1" />
      </div>
      <div className={floatingCell} style={{ placeItems: 'start', minBlockSize: '18rem' }}>
        <Demo open size="2" subOpen />
      </div>
    </div>
  ),
})

/** The color of an item, such as red for an action that cannot be undone. */
export const Accents = meta.story({
  ...accents((accent) => (
    <div style={{ blockSize: '3rem', lineHeight: 0 }}>
      <DropdownMenu open>
        <DropdownMenuTrigger aria-label={accent} style={{ border: 0, padding: 0, blockSize: 0, inlineSize: 0 }} />
        <DropdownMenuContent size="1" avoidCollisions={false} style={{ minInlineSize: '7.5rem' }}>
          <MenuItem accent={accent} icon={<Icon as={LogOut} size={16} />}>
            Remove
          </MenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  )),
  parameters: { docs: { story: { inline: false, height: '760px' } } },
})

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' })
    trigger.focus()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('menu', { name: 'Account' })
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Copy address/ })).toHaveFocus())
    // Skips the disabled item.
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: 'Small balances' })).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveFocus())
    // Wraps around to the first.
    await userEvent.keyboard('{End}{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: /Copy address/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onSelect).toHaveBeenCalledOnce()
    await waitFor(() => expect(trigger).toHaveFocus())
    await userEvent.keyboard('{Enter}{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(trigger).toHaveFocus()
  },
})

/** Right to left the arrow keys and the submenu change sides. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Account' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Copy address/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
    const option = await screen.findByRole('menuitemcheckbox')
    await waitFor(() => expect(option).toHaveFocus())
    const [menu, sub] = screen.getAllByRole('menu')
    await expect(sub?.getBoundingClientRect().right).toBeLessThan(menu?.getBoundingClientRect().right ?? 0)
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(screen.getAllByRole('menu')).toHaveLength(1))
  },
})

/** Letters typed within 1 s form one search word. */
export const TypeAhead = meta.story({
  play: async ({ canvas, userEvent }) => {
    const timers = holdTimers(1000)
    try {
      canvas.getByRole('button', { name: 'Account' }).focus()
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(screen.getByRole('menuitem', { name: /Copy address/ })).toHaveFocus())
      await userEvent.keyboard('s')
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveFocus())
      // The same search word: no item starts with "sd".
      await userEvent.keyboard('d')
      await expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveFocus()
      await expect(timers.pending()).toBe(1)
      timers.elapse()
      await userEvent.keyboard('d')
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Disconnect' })).toHaveFocus())
    } finally {
      timers.release()
    }
  },
})

/** The menu stays open when the event is prevented. The page does not change. */
export const ByPointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    const styles = document.querySelectorAll('style').length
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }))
    await screen.findByRole('menu')
    await expect(document.querySelectorAll('style')).toHaveLength(styles)
    await expect(document.body.style.pointerEvents).toBe('')
    await userEvent.click(screen.getByRole('menuitem', { name: 'Disconnect' }))
    await expect(onSelect).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
})

const onDialog = fn()

/** The press that closes the menu does not close the dialog. */
export const InsideADialog = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <Dialog open onOpenChange={onDialog}>
      <DialogContent>
        <DialogTitle>Account</DialogTitle>
        <DialogBody>
          <Demo />
        </DialogBody>
      </DialogContent>
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    onDialog.mockClear()
    await userEvent.click(await screen.findByRole('button', { name: 'Account' }))
    const menu = await screen.findByRole('menu')
    const overlay = document.querySelector('[data-lintel-overlay]') as HTMLElement
    await expect(overlay.parentElement).toContainElement(menu)
    await userEvent.click(overlay)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(onDialog).not.toHaveBeenCalled()
    await userEvent.click(overlay)
    await expect(onDialog).toHaveBeenCalledOnce()
  },
})

/** Choosing an item inside another library's dialog leaves that dialog open. */
export const InsideAForeignDialog = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <ForeignDialog>
      <Demo />
    </ForeignDialog>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Foreign' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Account' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Disconnect' }))
    await expect(onSelect).toHaveBeenCalledOnce()
    await expect(document.querySelector('[data-foreign]')).toHaveAttribute('data-state', 'open')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.querySelector('[data-foreign]')).toBeNull())
  },
})

/** The item is gone when the dialog closes; focus returns to the menu button. */
export const OpensADialog = meta.story({
  tags: ['!autodocs'],
  render: () => <MenuWithDialog />,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' })
    trigger.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Send' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Send tokens' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

function MenuWithDialog() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button>Account</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <MenuItem onSelect={() => setOpen(true)}>Send</MenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent>
          <DialogHeader closeLabel="Close">
            <DialogTitle>Send tokens</DialogTitle>
          </DialogHeader>
        </DialogContent>
      </Dialog>
    </>
  )
}

/** Text from outside does not overflow. */
export const HostileText = meta.story({
  render: () => <Demo open name={hostile.unbroken.slice(0, 300) + hostile.bidiOverride} />,
  play: async () => {
    const menu = await screen.findByRole('menu')
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth)
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  },
})
