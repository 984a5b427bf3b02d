import { type ReactNode, useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../../src/components/button/button.js'
import { Dialog, DialogDescription, type DialogProps, DialogTitle } from '../../src/components/dialog/dialog.js'
import { DialogContent } from '../../src/components/dialog/dialog-content.js'
import { DialogBody, DialogHeader } from '../../src/components/dialog/dialog-header.js'

export type DemoDialogProps = Partial<DialogProps> & { defaultOpen?: boolean; children?: ReactNode }

/** A dialog `Send tokens` with a field and an action, and the button `Open` that opens it. */
export function DemoDialog(props: DemoDialogProps) {
  const { defaultOpen = false, onOpenChange, children, ...rest } = props
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

type Queries = { getByRole: (role: 'button', options: { name: string }) => HTMLElement }

/** Opens the dialog and waits until the focus is inside. */
export async function openDemo(
  canvas: Queries,
  userEvent: { click: (element: Element) => Promise<void> },
): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
}
