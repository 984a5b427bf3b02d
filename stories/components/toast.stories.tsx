import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { waitUntilStill } from '../../.storybook/wait-until-still.js'
import { Button } from '../../src/components/button/button.js'
import { Dialog, DialogTitle } from '../../src/components/dialog/dialog.js'
import { DialogContent } from '../../src/components/dialog/dialog-content.js'
import { DialogBody, DialogHeader } from '../../src/components/dialog/dialog-header.js'
import { accents } from '../../src/components/props/accent.js'
import { Toast, type ToastProps } from '../../src/components/toast/toast.js'
import { ToastProvider } from '../../src/components/toast/toast-provider.js'
import { holdTimers } from '../support/hold-timers.js'
import { toastSheet } from '../support/shared-stories.css.js'

/** A duration that no story waits for, ms. */
const LONG = 60_000

const words = { label: 'Notification', viewportLabel: 'Notifications ({hotkey})' }

/** Owns the state `open`, as core does. */
function Demo({ onOpenChange, ...rest }: ToastProps) {
  const [isOpen, setOpen] = useState(rest.open)
  return (
    <ToastProvider {...words}>
      <Button onClick={() => setOpen(true)}>Show</Button>
      <Toast
        {...rest}
        open={isOpen}
        onOpenChange={(open) => {
          onOpenChange(open)
          setOpen(open)
        }}
      />
    </ToastProvider>
  )
}

const meta = preview.meta({
  title: 'Components/Toast',
  component: Toast,
  args: { open: true, onOpenChange: fn(), message: 'Address copied' },
  render: (args) => <Demo {...args} />,
  // Axe runs after the story.
  afterEach: waitUntilStill,
  parameters: {
    docs: {
      // In a frame, or the toasts would cover the docs page.
      story: { inline: false, height: '320px' },
      description: {
        component: [
          'News that needs no answer: it opens, is announced, and closes. For a question use Dialog; for text that must be read or stays true, a Callout beside its subject.',
          '**One at a time** The queue is in `lintel/core`: an open toast closes, the next one opens 150 ms later. The component shows the open toast and reports `onOpenChange`.',
          '**Time** 5000 ms. The timer pauses under the pointer, on focus and while the window is not focused. A toast with an action or a loading state stays open. A swipe of 50 px dismisses it.',
          '**Do** say in a short sentence what happened. **Do not** put the only way to an action in a toast, nor an error that the visitor must solve.',
          '**Keyboard** F8 moves focus to the toasts, also from inside an open dialog; Tab moves through their controls; Escape dismisses.',
          '**Data attributes** `data-lintel-toast` (its variant), `data-state`, `data-swipe`. **CSS variables** `--lintel-modal-z-index` (toasts are one layer above it), `--lintel-modal-width` (their largest width).',
        ].join('\n\n'),
      },
    },
  },
})

/** Every variant, with and without controls. */
export const Gallery = meta.story({
  render: () => (
    <ToastProvider {...words}>
      {/* Chromium draws a centred toast at a whole pixel or between two, by chance, unless it has a layer of its own. */}
      <style>{'[data-lintel-toast] { will-change: transform }'}</style>
      <Toast open onOpenChange={fn()} duration={3_600_000} message="Address copied" />
      <Toast open onOpenChange={fn()} variant="loading" message="Sending 12 USDC" closeLabel="Dismiss" />
      <Toast
        open
        onOpenChange={fn()}
        message="12 USDC sent"
        action={{ label: 'View', href: '#explorer' }}
        closeLabel="Dismiss"
      />
      <Toast
        open
        onOpenChange={fn()}
        duration={3_600_000}
        variant="error"
        message="Your balance could not be read. We try again in 30 seconds, until then it shows what we knew last."
        closeLabel="Dismiss"
      />
    </ToastProvider>
  ),
})

/** All 26 accents side by side: the action of a toast has the accent of its surroundings. */
export const Accents = meta.story({
  render: () => (
    <div className={toastSheet}>
      <ToastProvider {...words}>
        {accents.map((accent) => (
          <Toast
            key={accent}
            data-accent={accent}
            open
            onOpenChange={fn()}
            message={accent}
            variant="loading"
            action={{ label: 'View', href: '#explorer' }}
          />
        ))}
      </ToastProvider>
    </div>
  ),
})

/** Closes after its duration. Here 200 ms, so that the test is short. */
export const TimesOut = meta.story({
  args: { duration: 200 },
  play: async ({ args }) => {
    await expect(await waitForToast()).toHaveTextContent('Address copied')
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
    await waitFor(() => expect(findToast()).toBeNull())
  },
})

/** The default duration is 5000 ms. */
export const HasFiveSeconds = meta.story({
  args: { open: false },
  play: async ({ args }) =>
    withTimers(5_000, async (timers) => {
      await show()
      await expect(timers.pending()).toBe(1)
      await expect(args.onOpenChange).not.toHaveBeenCalled()
      timers.elapse()
      await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
    }),
})

/** The timer pauses under the pointer and continues after it has left. */
export const PausesUnderThePointer = meta.story({
  args: { open: false, duration: LONG },
  play: async ({ args, userEvent }) =>
    withTimers(LONG, async (timers) => {
      const toast = await show()
      await userEvent.hover(toast)
      await expect(timers.pending()).toBe(0)
      await userEvent.unhover(toast)
      await expect(timers.pending()).toBe(1)
      timers.elapse()
      await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
    }),
})

/** F8 moves focus to the toast, which pauses the timer. */
export const PausesUnderFocus = meta.story({
  args: { open: false, duration: LONG, closeLabel: 'Dismiss' },
  play: async ({ args, userEvent }) =>
    withTimers(LONG, async (timers) => {
      await show()
      await userEvent.keyboard('[F8]')
      await expect(findViewport()).toHaveFocus()
      await expect(timers.pending()).toBe(0)
      await userEvent.tab()
      await userEvent.tab()
      await expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onOpenChange).toHaveBeenCalledOnce()
      await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    }),
})

/** The timer pauses while the window is not focused. */
export const PausesWhileTheWindowIsAway = meta.story({
  args: { open: false, duration: LONG },
  play: async ({ args }) =>
    withTimers(LONG, async (timers) => {
      await show()
      window.dispatchEvent(new Event('blur'))
      await expect(timers.pending()).toBe(0)
      window.dispatchEvent(new Event('focus'))
      await expect(timers.pending()).toBe(1)
      timers.elapse()
      await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
    }),
})

/** A toast with an action stays open. */
export const StaysWithAnAction = meta.story({
  args: { open: false, duration: LONG, message: '12 USDC sent', action: { label: 'View', onClick: fn() } },
  play: async ({ args, userEvent }) =>
    withTimers(LONG, async (timers) => {
      await show()
      await expect(timers.pending()).toBe(0)
      await userEvent.click(screen.getByRole('button', { name: 'View' }))
      await expect(args.action?.onClick).toHaveBeenCalledOnce()
      await expect(args.onOpenChange).toHaveBeenCalledOnce()
      await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    }),
})

export const StaysWhileLoading = meta.story({
  args: { open: false, duration: LONG, variant: 'loading', message: 'Sending' },
  play: async ({ args }) =>
    withTimers(LONG, async (timers) => {
      await show()
      await expect(timers.pending()).toBe(0)
      await expect(args.onOpenChange).not.toHaveBeenCalled()
    }),
})

/** A swipe of more than 50 px dismisses it. */
export const SwipesAway = meta.story({
  args: { duration: LONG },
  play: async ({ args }) => {
    const toast = await waitForToast()
    await waitUntilStill()
    swipe(toast, 50)
    await expect(toast).toHaveAttribute('data-swipe', 'cancel')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    swipe(toast, 51)
    await expect(args.onOpenChange).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
})

/** Errors are announced at once, others politely. The region itself is not live, or toasts would be announced twice. */
export const IsReadOut = meta.story({
  args: { variant: 'error', message: 'Balance could not be read', duration: LONG },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Notification Balance could not be read'))
    await expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'assertive')
    await expect(findViewport()).toHaveAttribute('aria-live', 'off')
  },
})

function WithDialog({
  onOpenChange,
  onDialogChange,
  ...rest
}: ToastProps & { onDialogChange: (open: boolean) => void }) {
  const [hasDialog, setDialog] = useState(true)
  const [hasToast, setToast] = useState(true)
  return (
    <ToastProvider {...words}>
      <Dialog
        open={hasDialog}
        onOpenChange={(open) => {
          onDialogChange(open)
          setDialog(open)
        }}
      >
        <DialogContent>
          <DialogHeader closeLabel="Close">
            <DialogTitle>Send tokens</DialogTitle>
          </DialogHeader>
          <DialogBody>
            <Button>Send again</Button>
          </DialogBody>
        </DialogContent>
      </Dialog>
      <Toast
        {...rest}
        open={hasToast}
        onOpenChange={(open) => {
          onOpenChange(open)
          setToast(open)
        }}
      />
    </ToastProvider>
  )
}

const onDialogChange = fn()

/** Above an open dialog it can be pressed and focused; dismissing it leaves the dialog open. */
export const AboveADialog = meta.story({
  tags: ['visual'],
  args: { message: '12 USDC sent', action: { label: 'View', onClick: fn() }, closeLabel: 'Dismiss' },
  render: (args) => <WithDialog {...args} onDialogChange={onDialogChange} />,
  play: async ({ userEvent }) => {
    onDialogChange.mockClear()
    const toast = await waitForToast()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
    await waitUntilStill()
    const view = screen.getByRole('button', { name: 'View' })
    const { x, y, width, height } = view.getBoundingClientRect()
    await expect(view).toContainElement(document.elementFromPoint(x + width / 2, y + height / 2) as HTMLElement)
    await expect(toast.closest('[aria-hidden="true"]')).toBeNull()

    await userEvent.keyboard('[F8]')
    await userEvent.tab()
    await userEvent.tab()
    await expect(view).toHaveFocus()
  },
})

/** Focus returns to where it was before F8. */
export const DismissedAboveADialog = meta.story({
  args: { message: '12 USDC sent', action: { label: 'View', onClick: fn() }, closeLabel: 'Dismiss' },
  render: (args) => <WithDialog {...args} onDialogChange={onDialogChange} />,
  play: async ({ args, userEvent }) => {
    onDialogChange.mockClear()
    await waitForToast()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
    const again = screen.getByRole('button', { name: 'Send again' })
    again.focus()
    await userEvent.keyboard('[F8]')
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    await expect(onDialogChange).not.toHaveBeenCalled()
    await expect(again).toHaveFocus()
    await waitFor(() => expect(findToast()).toBeNull())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(onDialogChange).toHaveBeenCalledOnce())
  },
})

export const ActionAboveADialog = meta.story({
  args: { message: '12 USDC sent', action: { label: 'View', onClick: fn() } },
  render: (args) => <WithDialog {...args} onDialogChange={onDialogChange} />,
  play: async ({ args, userEvent }) => {
    onDialogChange.mockClear()
    await waitForToast()
    await userEvent.click(screen.getByRole('button', { name: 'View' }))
    await expect(args.action?.onClick).toHaveBeenCalledOnce()
    await expect(onDialogChange).not.toHaveBeenCalled()
    await waitFor(() => expect(findToast()).toBeNull())
    await userEvent.tab()
    await expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement)
  },
})

function findToast(): HTMLElement | null {
  return document.querySelector('[data-lintel-toast]')
}

function findViewport(): HTMLElement | null {
  return document.querySelector('[data-lintel-toasts] ol')
}

async function waitForToast(): Promise<HTMLElement> {
  return waitFor(() => {
    const toast = findToast()
    if (!toast) throw new Error('No toast yet.')
    return toast
  })
}

/** Opens the toast of a story that begins without it. */
async function show(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  return waitForToast()
}

/** Holds the timer of the toast during `play`, also when it continues after a pause. */
async function withTimers(duration: number, play: (timers: ReturnType<typeof holdTimers>) => Promise<void>) {
  const timers = holdTimers(duration, duration / 2)
  try {
    await play(timers)
  } finally {
    timers.release()
  }
}

/** These stories are left to right. */
function swipe(element: HTMLElement, distance: number): void {
  const { x, y } = element.getBoundingClientRect()
  const at = (dx: number) => ({ bubbles: true, pointerId: 1, button: 0, clientX: x + 10 + dx, clientY: y + 10 })
  // A synthetic pointer cannot be captured.
  element.setPointerCapture = () => undefined
  element.dispatchEvent(new PointerEvent('pointerdown', at(0)))
  element.dispatchEvent(new PointerEvent('pointermove', at(10)))
  element.dispatchEvent(new PointerEvent('pointermove', at(distance)))
  element.dispatchEvent(new PointerEvent('pointerup', at(distance)))
}
