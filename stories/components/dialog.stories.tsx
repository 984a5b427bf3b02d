import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { isEndless, waitUntilStill } from '../../.storybook/wait-until-still.js'
import { Button } from '../../src/components/button/button.js'
import { Dialog, DialogDescription, DialogTitle, DialogTrigger } from '../../src/components/dialog/dialog.js'
import { DialogContent } from '../../src/components/dialog/dialog-content.js'
import { DialogHeader } from '../../src/components/dialog/dialog-header.js'
import { DemoDialog, openDemo } from '../support/demo-dialog.js'
import { accents } from '../support/shared-stories.js'
import { SmallCard } from '../support/small-card.js'

const meta = preview.meta({
  title: 'Components/Dialog',
  component: Dialog,
  args: { open: true, onOpenChange: fn(), children: null },
  render: ({ onOpenChange, loading }) => <DemoDialog onOpenChange={onOpenChange} loading={loading} />,
  // Axe runs after the story.
  afterEach: waitUntilStill,
  parameters: {
    docs: {
      description: {
        component: [
          'A modal question or task over the page: 360, 480 or 640 px wide in the middle, a sheet at the bottom of windows up to 430 px wide. For something that does not interrupt use Popover; for news use Toast; for a yes-or-no question use AlertDialog.',
          '**Parts** `Dialog` (state), `DialogTrigger`, `DialogContent` (overlay and card), `DialogHeader`, `DialogTitle`, `DialogDescription`, `DialogBody` (scrolls), `DialogClose`.',
          '**Do** name it after its subject; give it one solid action. **Do not** open one from another where a second view would do, nor put content in it that must stay visible beside the page.',
          '**Keyboard** Tab stays inside. Escape closes, but not while an input method composes, nor when the focused field handles the key, for example a search that clears itself. Focus goes to the first control, or to `initialFocus`, and on close to the element that had it before, else to `returnFocusTo`.',
          '**closeGuard** is called before the dialog closes by Escape, overlay or close button. A text refuses: the card shakes for 500 ms and screen readers announce the text.',
          "**The page** Scrolling is locked by css (`html:has([data-lintel-modal])`). No style is set on `body` and none is injected, so Dialog works under `style-src 'self'`, above dialogs of other libraries, also with another copy of Radix, and below the frames of wallets. In a shadow root (`container`) the stylesheet is needed there and in the page.",
          '**Data attributes** `data-lintel-dialog`, `data-state` (`open`, `closed`), `data-shake` (`odd`, `even`) on the card; `data-lintel-modal` (empty, or `scrollbar`) on the layer around overlay and card; `data-lintel-overlay` on the overlay; `aria-busy` while loading. **CSS variables** `--lintel-modal-width` (22.5rem), `--lintel-modal-z-index` (999), `--lintel-dialog-header-height` (60 px).',
        ].join('\n\n'),
      },
    },
  },
})

/** Open and loading, so that every part is visible. */
export const Gallery = meta.story({
  // In a frame, or it would cover its own docs page.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  render: () => (
    <DemoDialog defaultOpen loading>
      <DialogDescription>Check the receiver. A transfer cannot be taken back.</DialogDescription>
      <Button>Send 12 USDC</Button>
      <Button variant="soft" accent="gray">
        Cancel
      </Button>
    </DemoDialog>
  ),
})

/** All 26 accents: the card, its beam and the solid action, without the modal behaviour. */
export const Accents = meta.story(accents(() => <SmallCard title="Send" />, { isThemed: true, isWide: true }))

export const FocusGoesInAndBack = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Send tokens' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
    await expect(dialog).toHaveAccessibleDescription('Check the receiver. A transfer cannot be taken back.')
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, { reason: 'escape' })
    // At once, not after the closing animation.
    await expect(opener).toHaveFocus()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** Tab and Shift+Tab loop. */
export const TabStaysInside = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openDemo(canvas, userEvent)
    const close = screen.getByRole('button', { name: 'Close' })
    const send = screen.getByRole('button', { name: 'Send 12 USDC' })
    await userEvent.tab({ shift: true })
    await expect(send).toHaveFocus()
    await userEvent.tab()
    await expect(close).toHaveFocus()
    // Nor can a script of the page move focus out.
    document.querySelector<HTMLElement>('#storybook-root button')?.focus()
    await expect(close).toHaveFocus()
  },
})

/** DialogTrigger reports that it opens the dialog, and tells assistive technology whether it is open. */
export const OpensByTrigger = meta.story({
  tags: ['!autodocs'],
  args: { open: false },
  render: (args) => (
    <Dialog {...args}>
      <DialogTrigger asChild>
        <Button>Send</Button>
      </DialogTrigger>
    </Dialog>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Send', expanded: false })
    await expect(trigger).toHaveAttribute('aria-haspopup', 'dialog')
    await userEvent.click(trigger)
    await expect(args.onOpenChange).toHaveBeenCalledWith(true, { reason: 'trigger' })
  },
})

/** Without `open` the dialog owns its state; its width is its `size`. */
export const Uncontrolled = meta.story({
  args: { open: undefined },
  render: ({ onOpenChange }) => (
    <Dialog onOpenChange={onOpenChange}>
      <DialogTrigger asChild>
        <Button>Send</Button>
      </DialogTrigger>
      <DialogContent size="2">
        <DialogHeader closeLabel="Close">
          <DialogTitle>Send tokens</DialogTitle>
        </DialogHeader>
      </DialogContent>
    </Dialog>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    const dialog = await screen.findByRole('dialog', { name: 'Send tokens' })
    await expect(dialog.offsetWidth).toBe(480)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
  },
})

export const ClosesByOverlayAndButton = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await openDemo(canvas, userEvent)
    await userEvent.click(findOverlay())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'outside' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await openDemo(canvas, userEvent)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'close' })
  },
})

/** Focus goes in again, although the card is still the one that was closing. */
export const OpensAgainWhileItCloses = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openDemo(canvas, userEvent)
    const card = screen.getByRole('dialog')
    const moving = [card, card.parentElement as HTMLElement]
    // Closing must not end before the next key, which a busy machine may be late to press.
    for (const { style } of moving) style.animationDuration = '60s'
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(card).toHaveFocus())
    for (const { style } of moving) style.animationDuration = ''
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus()
  },
})

/** At the bottom, over the whole width, with square lower corners. */
export const SheetOnAPhone = meta.story({
  parameters: { viewport: { options: { phone: { name: '320 px', styles: { width: '320px', height: '568px' } } } } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await openDemo(canvas, userEvent)
    await waitUntilStill()
    const card = screen.getByRole('dialog')
    const { left, right, bottom } = card.getBoundingClientRect()
    await expect({ left, right, bottom }).toEqual({ left: 0, right: 320, bottom: window.innerHeight })
    await expect(getComputedStyle(card).borderEndEndRadius).toBe('0px')
    await expect(getComputedStyle(card).borderStartEndRadius).not.toBe('0px')
    await expect(document.documentElement.scrollWidth).toBe(320)
  },
})

/** The beam moves below the header, and `aria-busy` is set. */
export const Loading = meta.story({
  args: { loading: true },
  play: async ({ canvas, userEvent }) => {
    await openDemo(canvas, userEvent)
    const card = screen.getByRole('dialog')
    await expect(card).toHaveAttribute('aria-busy', 'true')
    const beam = card
      .getAnimations({ subtree: true })
      .find((animation) => animation.playState === 'running' && isEndless(animation))
    await expect(beam?.effect?.getTiming()).toMatchObject({ duration: 1100 })
  },
})

const guard = fn(() => 'Sign the message first.')

/** The guard is called for Escape, overlay and close button; each time the card shakes and the reason is announced. */
export const GuardRefuses = meta.story({
  tags: ['!autodocs', 'moving'],
  render: ({ onOpenChange }) => <DemoDialog defaultOpen closeGuard={guard} onOpenChange={onOpenChange} />,
  play: async ({ args, userEvent }) => {
    guard.mockClear()
    const dialog = await screen.findByRole('dialog')
    await waitUntilStill()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).toHaveAttribute('data-shake', 'odd'))
    await expect(runningShake(dialog)).toBe(500)
    await expect(screen.getByRole('status')).toHaveTextContent('Sign the message first.')
    await userEvent.click(findOverlay())
    await waitFor(() => expect(dialog).toHaveAttribute('data-shake', 'even'))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(dialog).toHaveAttribute('data-shake', 'odd'))
    await expect(guard).toHaveBeenCalledTimes(3)
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await waitFor(() => expect(dialog).not.toHaveAttribute('data-shake'))
  },
})

/** Neither Escape nor a press outside closes while an input method composes. */
export const ComposingDoesNotClose = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await openDemo(canvas, userEvent)
    const field = screen.getByRole('textbox', { name: 'Receiver' })
    field.focus()
    field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true }))
    await userEvent.click(findOverlay())
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledOnce()
  },
})

function findOverlay(): HTMLElement {
  const overlay = document.querySelector<HTMLElement>('[data-lintel-overlay]')
  if (!overlay) throw new Error('No dialog is open.')
  return overlay
}

/** The duration of the shake, ms. */
function runningShake(card: HTMLElement): unknown {
  return Math.max(...card.getAnimations().map((animation) => Number(animation.effect?.getTiming().duration)))
}
