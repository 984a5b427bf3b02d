import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { waitUntilStill } from '../../.storybook/wait-until-still.js'
import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogTitle,
  Icon,
  IconButton,
  Popover,
  PopoverClose,
  PopoverContent,
  PopoverTitle,
  PopoverTrigger,
  Text,
} from '../../src/components/index.js'
import { popover } from '../../src/components/popover/popover.css.js'
import { X } from '../../src/icons/index.js'
import { floatingCell, floatingRoom } from '../support/floating-room.css.js'
import { ForeignDialog } from '../support/foreign-dialog.js'
import { hostile } from '../support/hostile-text.js'
import { listVariants } from '../support/list-variants.js'

function Fee({ open, size, text }: { open?: boolean; size?: '1' | '2'; text?: string }) {
  return (
    <Popover {...(open ? { open } : {})}>
      <PopoverTrigger asChild>
        <Button variant="soft" accent="gray" size="2">
          Network fee
        </Button>
      </PopoverTrigger>
      <PopoverContent
        size={size}
        style={{ inlineSize: '15rem' }}
        // Two open popovers would compete for focus.
        {...(open ? { onOpenAutoFocus: (event: Event) => event.preventDefault() } : {})}
      >
        <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
          <PopoverTitle>Network fee</PopoverTitle>
          <PopoverClose asChild>
            <IconButton size="1" label="Close">
              <Icon as={X} size={16} />
            </IconButton>
          </PopoverClose>
        </div>
        <Text size="2" tone="muted" asChild>
          <p style={{ marginBlock: '0.25rem 0.75rem' }}>{text ?? 'About $0.04. It goes to the network, not to us.'}</p>
        </Text>
        <Button size="2" style={{ inlineSize: '100%' }}>
          Pay more, be faster
        </Button>
      </PopoverContent>
    </Popover>
  )
}

const { size: sizes } = listVariants(popover)

const meta = preview.meta({
  title: 'Components/Popover',
  component: PopoverContent,
  render: () => <Fee />,
  afterEach: waitUntilStill,
  parameters: {
    docs: {
      description: {
        component: [
          'Details of its trigger, or a few controls, beside the page content and without blocking it. For a question that must be answered first use Dialog, for a list of actions DropdownMenu, for a few words Tooltip.',
          '**Parts** `Popover` (state), `PopoverTrigger`, `PopoverAnchor` (the element to place it at, if not the trigger), `PopoverContent`, `PopoverTitle`, `PopoverClose`.',
          '**Do** name it with PopoverTitle or `aria-label`. **Do not** put a task of several steps in it: a press outside closes it.',
          '**Keyboard** Enter and Space on the trigger open it, and focus moves to its first control; Tab stays inside; Escape closes it and restores focus.',
          '**Inside a dialog**, also of another library, it works as on the page: it renders into Lintel’s dialog, and the press or Escape that closes it closes nothing else. It injects nothing and does not change `body`.',
          '**Data attributes** `data-state` (open, closed), `data-side`, `data-align`, `data-lintel-floating`. **CSS variables** `--lintel-modal-width` (its largest width), `--lintel-modal-z-index` (its layer), and those of the primitive, such as `--radix-popover-trigger-width`.',
        ].join('\n\n'),
      },
    },
  },
})

/** Both sizes, open. */
export const Gallery = meta.story({
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: () => (
    <div className={floatingRoom}>
      {sizes.map((size) => (
        <div key={size} className={floatingCell} style={{ placeItems: 'start center', minBlockSize: '13.5rem' }}>
          <Fee open size={size} />
        </div>
      ))}
    </div>
  ),
})

/** Opening focuses the first control, Tab stays inside, closing restores focus. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Network fee' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const popover = await screen.findByRole('dialog', { name: 'Network fee' })
    await waitFor(() => expect(within(popover).getByRole('button', { name: 'Close' })).toHaveFocus())
    await userEvent.tab({ shift: true })
    await expect(within(popover).getByRole('button', { name: 'Pay more, be faster' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** A press outside or the close button closes it. The page does not change. */
export const ByPointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Network fee' })
    const styles = document.querySelectorAll('style').length
    await userEvent.click(trigger)
    await screen.findByRole('dialog')
    await expect(document.body.style.pointerEvents).toBe('')
    await expect(document.querySelectorAll('style')).toHaveLength(styles)
    await userEvent.click(document.body)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(trigger)
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(trigger).toHaveFocus()
  },
})

const onDialog = fn()

/** A press on the overlay, or Escape, closes the popover first and then the dialog. */
export const InsideADialog = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <Dialog open onOpenChange={onDialog}>
      <DialogContent>
        <DialogTitle>Send tokens</DialogTitle>
        <DialogBody>
          <Fee />
        </DialogBody>
      </DialogContent>
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    onDialog.mockClear()
    const opener = await screen.findByRole('button', { name: 'Network fee' })
    const overlay = document.querySelector('[data-lintel-overlay]') as HTMLElement
    await userEvent.click(opener)
    const popover = await screen.findByRole('dialog', { name: 'Network fee' })
    await expect(overlay.parentElement).toContainElement(popover)
    const pay = within(popover).getByRole('button', { name: 'Pay more, be faster' })
    await userEvent.click(pay)
    await expect(pay).toHaveFocus()
    await userEvent.click(overlay)
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Network fee' })).toBeNull())
    await expect(onDialog).not.toHaveBeenCalled()
    await userEvent.click(opener)
    await screen.findByRole('dialog', { name: 'Network fee' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Network fee' })).toBeNull())
    await expect(onDialog).not.toHaveBeenCalled()
    await userEvent.click(overlay)
    await expect(onDialog).toHaveBeenCalledOnce()
  },
})

/** Another library's modal dialog stays open and does not take focus back. */
export const InsideAForeignDialog = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <ForeignDialog>
      <Fee />
    </ForeignDialog>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Foreign' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Network fee' }))
    const pay = await screen.findByRole('button', { name: 'Pay more, be faster' })
    await userEvent.click(pay)
    await expect(pay).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Network fee' })).toBeNull())
    await expect(document.querySelector('[data-foreign]')).toHaveAttribute('data-state', 'open')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.querySelector('[data-foreign]')).toBeNull())
    await waitFor(() => expect(document.body.style.pointerEvents).toBe(''))
  },
})

/** Text from outside does not overflow. */
export const HostileText = meta.story({
  render: () => <Fee open text={hostile.unbroken.slice(0, 300) + hostile.bidiOverride} />,
  play: async () => {
    const popover = await screen.findByRole('dialog')
    await expect(popover.scrollWidth).toBeLessThanOrEqual(popover.clientWidth)
  },
})
