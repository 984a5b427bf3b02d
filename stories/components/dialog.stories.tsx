import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { Button } from '../../src/components/button/button.js'
import { Dialog, DialogDescription } from '../../src/components/dialog/dialog.js'
import { DemoDialog, openDemo } from '../support/demo-dialog.js'
import { accents } from '../support/shared-stories.js'
import { SmallCard } from '../support/small-card.js'
import { waitUntilStill } from '../support/wait-until-still.js'

const meta = preview.meta({
  title: 'Components/Dialog',
  component: Dialog,
  args: { open: true, onOpenChange: fn(), children: null },
  render: ({ onOpenChange, loading }) => <DemoDialog onOpenChange={onOpenChange} loading={loading} />,
  // Axe looks next.
  afterEach: waitUntilStill,
  parameters: {
    docs: {
      description: {
        component: [
          'A modal question or task over the page: 360 px in the middle, a sheet from 430 px of window down. For something that does not interrupt use Popover; for news use Toast; for a yes or no that cannot be missed, AlertDialog.',
          '**Parts** `Dialog` (state), `DialogContent` (overlay and card), `DialogHeader`, `DialogTitle`, `DialogDescription`, `DialogBody` (what scrolls), `DialogClose`.',
          '**Do** name it by what it is about; give it one solid action. **Do not** open one from another where a second view would do, nor put in it what has to stay in sight of the page.',
          '**Keyboard** Tab stays inside; Escape asks to close, but not while an input method composes, nor when what has focus stops the key, as a search does that empties itself. Focus goes to the first control, or to `initialFocus`, and on close to the element that had it before, else to `returnFocusTo`.',
          '**closeGuard** is asked before a close by Escape, overlay or close button. A text refuses: the card shakes for 500 ms and the text is announced.',
          '**Opening at once** `keepMounted` on DialogContent draws what is inside ahead, at idle time and unseen, and keeps it; `isReady` lays it out and lets it run ahead too, for what asks nothing of anybody until it is seen.',
          "**The page** is left alone: scrolling is locked by css (`html:has([data-lintel-modal])`), no style on `body`, nothing injected, so it works under `style-src 'self'`, above other libraries' dialogs, of another copy of Radix too, and below wallets' frames. When a frame that had focus goes, focus is in the dialog again. Inside a shadow root (`container`) it needs the stylesheet there and in the page, which it locks.",
          '**Data attributes** `data-lintel-dialog`, `data-state` (open, closed), `data-shake` (odd, even) on the card; `data-lintel-modal` (empty, or `scrollbar`) and `data-lintel-overlay` on the overlay; `aria-busy` while loading. **CSS variables** `--lintel-modal-width` (22.5rem), `--lintel-modal-z-index` (999), `--lintel-dialog-header-height` (60 px; the beam lies on its lower edge).',
        ].join('\n\n'),
      },
    },
  },
})

/** Open and loading, which is when all of it can be seen. */
export const Gallery = meta.story({
  // Else it would lie over its own docs page.
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

/** All 26 accents beside each other: the card without the modality, its beam and the one solid action. */
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
    // At once, not after the card has left.
    await expect(opener).toHaveFocus()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** Round and round, in both directions. */
export const TabStaysInside = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openDemo(canvas, userEvent)
    const close = screen.getByRole('button', { name: 'Close' })
    const send = screen.getByRole('button', { name: 'Send 12 USDC' })
    await userEvent.tab({ shift: true })
    await expect(send).toHaveFocus()
    await userEvent.tab()
    await expect(close).toHaveFocus()
    // What the page does on its own does not take focus away either.
    document.querySelector<HTMLElement>('#storybook-root button')?.focus()
    await expect(close).toHaveFocus()
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

/** At the lower edge, over the whole width, with its lower corners square. */
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

/** The beam moves under the header and the dialog says that it is busy. */
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

/** Every way to close is asked; the card shakes, and the reason is announced, each time. */
export const GuardRefuses = meta.story({
  tags: ['!autodocs'],
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

/** Escape belongs to the input method while it composes; so does the press that ends it. */
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

function isEndless(animation: Animation): boolean {
  return animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY
}

/** How long the card shakes, ms. */
function runningShake(card: HTMLElement): unknown {
  return Math.max(...card.getAnimations().map((animation) => Number(animation.effect?.getTiming().duration)))
}
