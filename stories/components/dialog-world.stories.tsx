import { useRef, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { waitUntilStill } from '../../.storybook/wait-until-still.js'
import { Button } from '../../src/components/button/button.js'
import { Dialog, type DialogProps, DialogTitle } from '../../src/components/dialog/dialog.js'
import { DialogContent } from '../../src/components/dialog/dialog-content.js'
import { DialogBody, DialogHeader } from '../../src/components/dialog/dialog-header.js'
import { DemoDialog, openDemo } from '../support/demo-dialog.js'
import { ForeignDialog } from '../support/foreign-dialog.js'

const meta = preview.meta({
  title: 'Components/Dialog in the world',
  component: Dialog,
  args: { open: true, onOpenChange: fn(), children: null },
  render: ({ onOpenChange }) => <DemoDialog onOpenChange={onOpenChange} />,
  // Axe runs after the story.
  afterEach: waitUntilStill,
  parameters: {
    docs: {
      description: {
        component:
          'Dialog on foreign pages: beside dialogs of other libraries, in shadow roots, with an opener that was removed. `tests/e2e/dialog-world.spec.ts` tests a built page under a strict policy.',
      },
    },
  },
})

/** When the opener is gone on close, focus goes to `returnFocusTo`. */
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

/** The page keeps its scroll position; no style element is added, and `body` is not changed. */
export const LocksScrollWithoutShift = meta.story({
  render: () => (
    <div style={{ blockSize: '200vh' }}>
      <DemoDialog />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const html = document.documentElement
    const styles = document.querySelectorAll('style').length
    const width = html.clientWidth
    const opener = canvas.getByRole('button', { name: 'Open' })
    const before = opener.getBoundingClientRect().x
    await openDemo(canvas, userEvent)
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

/** Opens inside a dialog of another library, as the wallet modal of an app often does. */
export const AboveAForeignDialog = meta.story({
  render: ({ onOpenChange }) => <ForeignBelow onOpenChange={onOpenChange} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Foreign' }))
    const opener = await screen.findByRole('button', { name: 'Connect' })
    await userEvent.click(opener)
    const ours = await screen.findByRole('dialog', { name: 'Connect wallet' })
    await waitFor(() => expect(ours).toContainElement(document.activeElement as HTMLElement))
    // A press in Lintel's dialog is not a press outside the other one; a field in it keeps its focus.
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

/** Lintel's dialog is not inside the foreign one in the React tree, as with a provider's modal. */
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
          onOpenChange?.(next, details)
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

/** Closing the foreign dialog above leaves Lintel's open. */
export const BelowAForeignDialog = meta.story({
  tags: ['!autodocs'],
  render: ({ onOpenChange }) => (
    <DemoDialog defaultOpen onOpenChange={onOpenChange}>
      <ForeignDialog style={{ position: 'fixed', zIndex: 1000 }}>
        <button type="button">Pay</button>
      </ForeignDialog>
    </DemoDialog>
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

/** Focus moves in and back, and the page outside of the shadow root is locked too. */
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
          onOpenChange?.(next, details)
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
