import { type ReactNode, useRef, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { Button } from '../../src/components/button/button.js'
import { Dialog, DialogDescription, type DialogProps, DialogTitle } from '../../src/components/dialog/dialog.js'
import { dialogProps } from '../../src/components/dialog/dialog.props.js'
import { DialogContent } from '../../src/components/dialog/dialog-content.js'
import { DialogBody, DialogHeader } from '../../src/components/dialog/dialog-header.js'
import { controlsOf } from '../support/controls-of.js'
import { ForeignDialog } from '../support/foreign-dialog.js'
import { waitUntilStill } from '../support/wait-until-still.js'

type DemoProps = Partial<DialogProps> & { defaultOpen?: boolean; children?: ReactNode }

function Demo({ defaultOpen = false, onOpenChange, children, ...rest }: DemoProps) {
  const [isOpen, setOpen] = useState(defaultOpen)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        {...rest}
        open={isOpen}
        onOpenChange={(open, details) => {
          onOpenChange?.(open, details)
          setOpen(open)
        }}
      >
        <DialogContent>
          <DialogHeader closeLabel="Close">
            <DialogTitle>Send tokens</DialogTitle>
          </DialogHeader>
          <DialogBody>
            {children ?? (
              <>
                <DialogDescription>Check the receiver. A transfer cannot be taken back.</DialogDescription>
                <input aria-label="Receiver" />
                <Button>Send 12 USDC</Button>
              </>
            )}
          </DialogBody>
        </DialogContent>
      </Dialog>
    </>
  )
}

const meta = preview.meta({
  title: 'Components/Dialog',
  component: Dialog,
  args: { open: true, onOpenChange: fn(), children: null },
  argTypes: controlsOf(dialogProps),
  render: ({ onOpenChange, loading }) => <Demo onOpenChange={onOpenChange} loading={loading} />,
  // Axe looks next.
  afterEach: waitUntilStill,
  parameters: {
    docs: {
      description: {
        component: [
          'A modal question or task over the page: 360 px in the middle, a sheet from 430 px of window down. For something that does not interrupt use Popover; for news use Toast; for a yes or no that cannot be missed, AlertDialog.',
          '**Parts** `Dialog` (state), `DialogContent` (overlay and card), `DialogHeader`, `DialogTitle`, `DialogDescription`, `DialogBody` (what scrolls), `DialogClose`.',
          '**Do** name it by what it is about; give it one solid action. **Do not** open one from another where a second view would do, nor put in it what has to stay in sight of the page.',
          '**Keyboard** Tab stays inside; Escape asks to close, but not while an input method composes. Focus goes to the first control, or to `initialFocus`, and on close to the element that had it before, else to `returnFocusTo`.',
          '**closeGuard** is asked before a close by Escape, overlay or close button. A text refuses: the card shakes for 500 ms and the text is announced.',
          "**The page** is left alone: scrolling is locked by css (`html:has([data-lintel-modal])`), no style on `body`, nothing injected, so it works under `style-src 'self'`, above other libraries' dialogs and below wallets' frames.",
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
    <Demo defaultOpen loading>
      <DialogDescription>Check the receiver. A transfer cannot be taken back.</DialogDescription>
      <Button>Send 12 USDC</Button>
      <Button variant="soft" accent="gray">
        Cancel
      </Button>
    </Demo>
  ),
})

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
    await open(canvas, userEvent)
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
    await open(canvas, userEvent)
    await userEvent.click(findOverlay())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'outside' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await open(canvas, userEvent)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'close' })
  },
})

/** At the lower edge, over the whole width, with its lower corners square. */
export const SheetOnAPhone = meta.story({
  parameters: { viewport: { options: { phone: { name: '320 px', styles: { width: '320px', height: '568px' } } } } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent)
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
    await open(canvas, userEvent)
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
  render: ({ onOpenChange }) => <Demo defaultOpen closeGuard={guard} onOpenChange={onOpenChange} />,
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
    await open(canvas, userEvent)
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

/** The opener is gone when the dialog closes: focus goes where it is told to. */
export const FallsBackWhenTheOpenerIsGone = meta.story({
  render: () => <VanishingOpener />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Account' })).toHaveFocus())
  },
})

function VanishingOpener() {
  const [isOpen, setOpen] = useState(false)
  const account = useRef<HTMLButtonElement>(null)
  return (
    <>
      {isOpen ? null : <Button onClick={() => setOpen(true)}>Open</Button>}
      <Button ref={account}>Account</Button>
      <Dialog open={isOpen} onOpenChange={setOpen} returnFocusTo={account}>
        <DialogContent aria-label="Connect">
          <DialogBody>
            <Button>Browser wallet</Button>
          </DialogBody>
        </DialogContent>
      </Dialog>
    </>
  )
}

/** The page stands still and where it was; nothing is put into the document, and `body` is not touched. */
export const LocksScrollWithoutShift = meta.story({
  render: () => (
    <div style={{ blockSize: '200vh' }}>
      <Demo />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const html = document.documentElement
    const styles = document.querySelectorAll('style').length
    const width = html.clientWidth
    const opener = canvas.getByRole('button', { name: 'Open' })
    const before = opener.getBoundingClientRect().x
    await open(canvas, userEvent)
    await expect(getComputedStyle(html).overflowY).toBe('hidden')
    await expect(opener.getBoundingClientRect().x).toBe(before)
    await expect(html.clientWidth).toBe(width)
    await expect(document.querySelectorAll('style')).toHaveLength(styles)
    await expect(document.body.style.pointerEvents).toBe('')
    await userEvent.keyboard('{Escape}')
    await expect(getComputedStyle(html).overflowY).not.toBe('hidden')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(document.querySelector('[data-lintel-hidden], [data-radix-focus-guard]')).toBeNull()
  },
})

/** Another library's dialog holds ours: the wallet modal of an app is often opened from inside of one. */
export const AboveAForeignDialog = meta.story({
  render: ({ onOpenChange }) => <ForeignBelow onOpenChange={onOpenChange} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Foreign' }))
    const opener = await screen.findByRole('button', { name: 'Connect' })
    await userEvent.click(opener)
    const ours = await screen.findByRole('dialog', { name: 'Connect wallet' })
    await waitFor(() => expect(ours).toContainElement(document.activeElement as HTMLElement))
    // A press in ours is not one outside of theirs; a field in ours keeps its focus.
    const field = screen.getByRole('textbox', { name: 'Email' })
    await userEvent.click(field)
    await userEvent.type(field, 'a@b.c')
    await expect(field).toHaveValue('a@b.c')
    await expect(document.querySelector('[data-foreign]')).toHaveAttribute('data-state', 'open')
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Connect wallet' })).toBeNull())
    await expect(document.querySelector('[data-foreign]')).toHaveAttribute('data-state', 'open')
    await expect(opener).toHaveFocus()
    await waitFor(async () => {
      await userEvent.keyboard('{Escape}')
      await expect(document.querySelector('[data-foreign]')).toBeNull()
    })
    await expect(document.body.style.pointerEvents).toBe('')
  },
})

/** Ours stands beside the foreign one in the tree, as a provider's modal does. */
function ForeignBelow({ onOpenChange }: Pick<DialogProps, 'onOpenChange'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ForeignDialog>
        <Button onClick={() => setOpen(true)}>Connect</Button>
      </ForeignDialog>
      <Dialog
        open={isOpen}
        onOpenChange={(next, details) => {
          onOpenChange(next, details)
          setOpen(next)
        }}
      >
        <DialogContent>
          <DialogHeader closeLabel="Close">
            <DialogTitle>Connect wallet</DialogTitle>
          </DialogHeader>
          <DialogBody>
            <input aria-label="Email" />
          </DialogBody>
        </DialogContent>
      </Dialog>
    </>
  )
}

/** And the other way round: closing theirs leaves ours open. */
export const BelowAForeignDialog = meta.story({
  tags: ['!autodocs'],
  render: ({ onOpenChange }) => (
    <Demo defaultOpen onOpenChange={onOpenChange}>
      <ForeignDialog style={{ position: 'fixed', zIndex: 1000 }}>
        <button type="button">Pay</button>
      </ForeignDialog>
    </Demo>
  ),
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Send tokens' })
    await userEvent.click(screen.getByRole('button', { name: 'Foreign' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Pay' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.querySelector('[data-foreign]')).toBeNull())
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Foreign' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledOnce()
    await expect(document.body.style.pointerEvents).toBe('')
  },
})

/** Nothing throws, focus goes in and comes back, and the page outside of the shadow root stands still too. */
export const InAShadowRoot = meta.story({
  render: ({ onOpenChange }) => <ShadowHost onOpenChange={onOpenChange} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const root = await waitFor(() => {
      const found = document.querySelector('[data-shadow]')?.shadowRoot
      if (!found?.querySelector('[role="dialog"]')) throw new Error('Not open yet.')
      return found
    })
    await waitFor(() => expect(root.activeElement).toHaveTextContent('Browser wallet'))
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, { reason: 'escape' })
    await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus()
  },
})

function ShadowHost({ onOpenChange }: Pick<DialogProps, 'onOpenChange'>) {
  const [isOpen, setOpen] = useState(false)
  const [root, setRoot] = useState<ShadowRoot | null>(null)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <div data-shadow="" ref={(host) => setRoot((known) => known ?? host?.attachShadow({ mode: 'open' }) ?? null)} />
      <Dialog
        open={isOpen}
        onOpenChange={(next, details) => {
          onOpenChange(next, details)
          setOpen(next)
        }}
      >
        <DialogContent aria-label="Connect" container={root}>
          <Button>Browser wallet</Button>
        </DialogContent>
      </Dialog>
    </>
  )
}

type Queries = { getByRole: (role: 'button', options: { name: string }) => HTMLElement }

async function open(canvas: Queries, userEvent: { click: (element: Element) => Promise<void> }): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
}

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
