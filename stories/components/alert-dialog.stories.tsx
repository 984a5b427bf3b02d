import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { waitUntilStill } from '../../.storybook/wait-until-still.js'
import {
  AlertDialog,
  AlertDialogActions,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  type AlertDialogProps,
  AlertDialogTitle,
  Button,
} from '../../src/components/index.js'
import { hostile } from '../support/hostile-text.js'

const onConfirm = fn()

type DemoProps = Partial<AlertDialogProps> & { isOpen?: boolean; name?: string }

function Demo({ isOpen: wasOpen = false, name = 'Prism', onOpenChange, loading }: DemoProps) {
  const [isOpen, setOpen] = useState(wasOpen)
  return (
    <>
      <Button accent="red" variant="soft" onClick={() => setOpen(true)}>
        Disconnect
      </Button>
      <AlertDialog
        open={isOpen}
        loading={loading}
        onOpenChange={(open, details) => {
          onOpenChange?.(open, details)
          setOpen(open)
        }}
      >
        <AlertDialogContent>
          <AlertDialogTitle>Disconnect {name}?</AlertDialogTitle>
          <AlertDialogDescription>
            Requests that wait for your approval are dropped. You can connect again at any time.
          </AlertDialogDescription>
          <AlertDialogActions>
            <AlertDialogCancel asChild>
              <Button variant="soft" accent="gray">
                Stay connected
              </Button>
            </AlertDialogCancel>
            <Button accent="red" onClick={onConfirm}>
              Disconnect
            </Button>
          </AlertDialogActions>
        </AlertDialogContent>
      </AlertDialog>
    </>
  )
}

const meta = preview.meta({
  title: 'Components/AlertDialog',
  component: AlertDialog,
  args: { open: false, onOpenChange: fn(), children: null },
  render: ({ onOpenChange, loading }) => <Demo onOpenChange={onOpenChange} loading={loading} />,
  beforeEach: () => {
    onConfirm.mockClear()
  },
  afterEach: waitUntilStill,
  parameters: {
    docs: {
      description: {
        component: [
          'A yes-or-no question before an action that cannot be undone. For any other task use Dialog. When the action can be undone, do it and offer Undo in a Toast: visitors stop reading a question that comes every time.',
          '**Parts** `AlertDialog` (state), `AlertDialogContent`, `AlertDialogTitle`, `AlertDialogDescription`, `AlertDialogActions`, `AlertDialogCancel` (the safe answer).',
          '**Do** ask in the title, say in the description what happens, and repeat the verb on the button: “Disconnect”, not “Yes”. **Do not** offer a third answer.',
          '**Keyboard** Opening focuses the safe answer, so that Enter does not run the action; Tab stays inside; Escape gives the safe answer.',
          '**A press outside** closes nothing: the card shakes for 500 ms.',
          '**On a phone** it is a sheet at the bottom, as Dialog is in windows up to 430 px wide. It is made of Dialog: modality, scroll lock, layer, strict CSP, data attributes and CSS variables are the same, with `role="alertdialog"` and `data-lintel-cancel` on the safe answer.',
        ].join('\n\n'),
      },
    },
  },
})

export const Gallery = meta.story({
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: () => <Demo isOpen />,
})

/** Opening focuses the safe answer; Escape gives that answer; closing restores focus. */
export const SafeAnswerFirst = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Disconnect' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('alertdialog', { name: 'Disconnect Prism?' })
    await expect(dialog).toHaveAccessibleDescription(/Requests that wait/)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay connected' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'close' })
    await waitFor(() => expect(opener).toHaveFocus())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape' })
    await expect(onConfirm).not.toHaveBeenCalled()
  },
})

/** A press outside closes nothing; the card shakes for 500 ms. */
export const PressBesideShakes = meta.story({
  tags: ['moving'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect' }))
    const dialog = await screen.findByRole('alertdialog')
    await waitUntilStill()
    await userEvent.click(document.querySelector('[data-lintel-overlay]') as HTMLElement)
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await waitFor(() => expect(dialog).toHaveAttribute('data-shake', 'odd'))
    const lengths = dialog.getAnimations().map((animation) => Number(animation.effect?.getTiming().duration))
    await expect(Math.max(...lengths)).toBe(500)
    // If a script moves the focus out, it returns to the safe answer.
    canvas.getByRole('button', { name: 'Disconnect', hidden: true }).focus()
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
  },
})

export const Confirms = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect' }))
    await screen.findByRole('alertdialog')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay connected' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onConfirm).toHaveBeenCalledOnce()
  },
})

/** Text from outside does not overflow and can be read to its end. */
export const HostileText = meta.story({
  render: () => <Demo isOpen name={hostile.unbroken.slice(0, 300) + hostile.bidiOverride} />,
  play: async () => {
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
})
