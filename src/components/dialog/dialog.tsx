'use client'

import * as Primitive from '@radix-ui/react-dialog'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import clsx from 'clsx'
import { type ComponentProps, type ReactNode, type RefObject, useState } from 'react'
import { description, title } from './dialog.css.js'
import { type DialogCloseReason, DialogContext } from './dialog-context.js'

export type DialogProps = {
  /** Whether it is open. DialogTrigger, Escape and the other ways to close also work without this prop. */
  open?: boolean | undefined
  /** Default: false. */
  defaultOpen?: boolean | undefined
  /** Called when the visitor asks to close and `closeGuard` allows it, or opens it with DialogTrigger. */
  onOpenChange?: ((open: boolean, details: { reason: DialogCloseReason | 'trigger' }) => void) | undefined
  /** Shows a moving beam below the header and sets `aria-busy`. Default: false. */
  loading?: boolean | undefined
  /**
   * Called before the dialog closes by Escape, overlay or close button. Return a text to refuse: the card shakes and
   * the text is announced. Return null to allow it.
   */
  closeGuard?: (() => string | null) | undefined
  /** The card shakes for 500 ms whenever this becomes another number except 0. Default: 0. */
  shake?: number | undefined
  /** Gets focus on close when the element that had it before is no longer in the page. */
  returnFocusTo?: RefObject<HTMLElement | null> | undefined
  children: ReactNode
}

/**
 * A modal question or task over the page. For something that does not interrupt use Popover; for news use Toast.
 * Follows the APG dialog pattern.
 *
 * @example
 * <Dialog>
 *   <DialogTrigger asChild><Button>Connect</Button></DialogTrigger>
 *   <DialogContent>
 *     <DialogHeader closeLabel="Close"><DialogTitle>Connect wallet</DialogTitle></DialogHeader>
 *     <DialogBody>…</DialogBody>
 *   </DialogContent>
 * </Dialog>
 */
export function Dialog(props: DialogProps) {
  const { onOpenChange, loading = false, closeGuard, shake = 0, returnFocusTo, children } = props
  const [open, setOpen] = useControllableState({
    prop: props.open,
    defaultProp: props.defaultOpen ?? false,
    caller: 'Dialog',
  })
  const change: NonNullable<typeof onOpenChange> = (isOpen, details) => {
    setOpen(isOpen)
    onOpenChange?.(isOpen, details)
  }
  const [refusal, setRefusal] = useState({ count: 0, reason: '' })
  const requestClose = (reason: DialogCloseReason) => {
    if (!open) return
    const refused = closeGuard?.() ?? null
    if (refused === null) change(false, { reason })
    else setRefusal(({ count }) => ({ count: count + 1, reason: refused }))
  }
  return (
    <DialogContext value={{ open, loading, shake, refusal, returnFocusTo, requestClose }}>
      {/* Not modal: Radix's modal mode disables pointer events on body, which blocks toasts and the frames of wallets. */}
      <Primitive.Root
        open={open}
        onOpenChange={(isOpen) => (isOpen ? change(true, { reason: 'trigger' }) : requestClose('close'))}
        modal={false}
      >
        {children}
      </Primitive.Root>
    </DialogContext>
  )
}

/** Opens and closes the dialog. Renders its only child, such as a Button, with `asChild`. */
export function DialogTrigger(props: ComponentProps<typeof Primitive.Trigger>) {
  return <Primitive.Trigger {...props} />
}

/** The name of the dialog. Every dialog has one, or an `aria-label` on its content. */
export function DialogTitle({ className, ...rest }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title {...rest} className={clsx(title, className)} />
}

/** A sentence that screen readers read together with the title. */
export function DialogDescription({ className, ...rest }: ComponentProps<typeof Primitive.Description>) {
  return <Primitive.Description {...rest} className={clsx(description, className)} />
}

/** Closes the dialog if `closeGuard` allows it. Renders its only child, such as an IconButton, with `asChild`. */
export function DialogClose(props: ComponentProps<typeof Primitive.Close>) {
  return <Primitive.Close {...props} />
}
