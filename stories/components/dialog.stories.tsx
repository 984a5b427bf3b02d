import { type ReactNode, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { Button } from '../../src/components/button/button.js'
import { Dialog, DialogDescription, type DialogProps, DialogTitle } from '../../src/components/dialog/dialog.js'
import { dialogProps } from '../../src/components/dialog/dialog.props.js'
import { DialogContent } from '../../src/components/dialog/dialog-content.js'
import { DialogBody, DialogHeader } from '../../src/components/dialog/dialog-header.js'
import { controlsOf } from '../support/controls-of.js'
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
})

/** Closed, open, busy: see the other stories for how it moves. */
export const Gallery = meta.story({
  render: () => <Demo defaultOpen loading />,
  play: waitUntilStill,
})

export const FocusGoesInAndBack = meta.story({
  render: ({ onOpenChange }) => <Demo onOpenChange={onOpenChange} />,
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Send tokens' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
    await expect(dialog).toHaveAccessibleDescription('Check the receiver. A transfer cannot be taken back.')
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, { reason: 'escape' })
    await waitFor(() => expect(opener).toHaveFocus())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})
