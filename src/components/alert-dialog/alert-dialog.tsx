'use client'

import { useControllableState } from '@radix-ui/react-use-controllable-state'
import clsx from 'clsx'
import { type ComponentProps, useMemo, useRef, useState } from 'react'
import { Dialog, DialogClose, DialogDescription, type DialogProps, DialogTitle } from '../dialog/dialog.js'
import { DialogContent, type DialogContentProps } from '../dialog/dialog-content.js'
import { actions, body, title } from './alert-dialog.css.js'

export type AlertDialogProps = Omit<DialogProps, 'shake'>

/**
 * A yes-or-no question before an action that cannot be undone. A press outside does not close it but shakes it; Escape
 * answers no. For any other task use Dialog; when the action can be undone, do it and offer Undo in a Toast.
 * Follows the APG alert dialog pattern.
 *
 * @example
 * <AlertDialog open={open} onOpenChange={setOpen}>
 *   <AlertDialogContent>
 *     <AlertDialogTitle>Disconnect Prism?</AlertDialogTitle>
 *     <AlertDialogDescription>Pending requests are dropped.</AlertDialogDescription>
 *     <AlertDialogActions>
 *       <AlertDialogCancel asChild><Button variant="soft" accent="gray">Stay</Button></AlertDialogCancel>
 *       <Button accent="red" onClick={disconnect}>Disconnect</Button>
 *     </AlertDialogActions>
 *   </AlertDialogContent>
 * </AlertDialog>
 */
export function AlertDialog({ open, defaultOpen = false, onOpenChange, children, ...rest }: AlertDialogProps) {
  const [isOpen, setOpen] = useControllableState({ prop: open, defaultProp: defaultOpen, caller: 'AlertDialog' })
  const [missedPresses, setMissedPresses] = useState(0)
  return (
    <Dialog
      {...rest}
      open={isOpen}
      shake={missedPresses}
      onOpenChange={(next, details) => {
        if (details.reason === 'outside') return setMissedPresses((times) => times + 1)
        setOpen(next)
        onOpenChange?.(next, details)
      }}
    >
      {children}
    </Dialog>
  )
}

export type AlertDialogContentProps = Omit<DialogContentProps, 'role'>

/** The card. Focus goes to AlertDialogCancel, so that Enter does not run the action. */
export function AlertDialogContent({ children, ...rest }: AlertDialogContentProps) {
  const inside = useRef<HTMLDivElement>(null)
  // Read when the dialog opens, after the buttons are mounted.
  const safeAnswer = useMemo(
    () => ({
      get current() {
        return inside.current?.querySelector<HTMLElement>('[data-lintel-cancel]') ?? null
      },
    }),
    [],
  )
  return (
    <DialogContent initialFocus={safeAnswer} {...rest} role="alertdialog">
      <div ref={inside} className={body}>
        {children}
      </div>
    </DialogContent>
  )
}

/** The question, as short as possible: "Disconnect Prism?" */
export function AlertDialogTitle({ className, ...rest }: ComponentProps<'h2'>) {
  return <DialogTitle {...rest} className={clsx(title, className)} />
}

/** The consequence of a yes. Screen readers read it together with the title. */
export function AlertDialogDescription(props: ComponentProps<'p'>) {
  return <DialogDescription {...props} />
}

/** The row of buttons, the safe answer first. */
export function AlertDialogActions({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(actions, className)} />
}

/** The safe answer: it gets focus when the dialog opens, and closes it. Renders its only child with `asChild`. */
export function AlertDialogCancel(props: ComponentProps<typeof DialogClose>) {
  return <DialogClose {...props} data-lintel-cancel="" />
}
