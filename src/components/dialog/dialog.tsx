'use client'

import { Slot } from '@radix-ui/react-slot'
import clsx from 'clsx'
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { PropsOf } from '../props/prop-defs.js'
import { description, title } from './dialog.css.js'
import type { dialogProps } from './dialog.props.js'
import { type DialogCloseReason, DialogContext, DialogStatusContext, useDialog } from './dialog-context.js'

export type DialogProps = PropsOf<typeof dialogProps> & {
  open: boolean
  /** Called when the visitor asks to close and `closeGuard` lets it. */
  onOpenChange: (open: boolean, details: { reason: DialogCloseReason }) => void
  /** Asked before a close by Escape, overlay or close button. A text refuses: the card shakes and the text is announced. */
  closeGuard?: (() => string | null) | undefined
  /** Shakes the card for 500 ms whenever it becomes another number but 0. */
  shake?: number | undefined
  /** Where focus goes on close when the element that had it before is gone. */
  returnFocusTo?: RefObject<HTMLElement | null> | undefined
  children: ReactNode
}

/**
 * A modal question or task over the page. The owner holds `open`; a close by the visitor arrives with its reason.
 * For something that does not interrupt use Popover; for news use Toast. Follows the APG dialog pattern.
 *
 * @example
 * <Dialog open={open} onOpenChange={setOpen}>
 *   <DialogContent>
 *     <DialogHeader><DialogTitle>Connect wallet</DialogTitle></DialogHeader>
 *     <DialogBody>…</DialogBody>
 *   </DialogContent>
 * </Dialog>
 */
export function Dialog({
  open,
  onOpenChange,
  loading = false,
  closeGuard,
  shake = 0,
  returnFocusTo,
  children,
}: DialogProps) {
  const titleId = useId()
  const [descriptionId, setDescriptionId] = useState<string>()
  const [refused, setRefused] = useState({ times: 0, reason: '' })
  // Read when the visitor acts, so that a new closure does not render the parts again.
  const latest = useRef({ open, onOpenChange, closeGuard })
  latest.current = { open, onOpenChange, closeGuard }
  const context = useMemo(
    () => ({
      titleId,
      setDescriptionId,
      requestClose: (reason: DialogCloseReason) => {
        const owner = latest.current
        if (!owner.open) return
        const refusal = owner.closeGuard?.() ?? null
        if (refusal === null) owner.onOpenChange(false, { reason })
        else setRefused(({ times }) => ({ times: times + 1, reason: refusal }))
      },
    }),
    [titleId],
  )
  const status = useMemo(
    () => ({ open, loading, descriptionId, shake, refused, returnFocusTo }),
    [open, loading, descriptionId, shake, refused, returnFocusTo],
  )
  return (
    <DialogContext value={context}>
      <DialogStatusContext value={status}>{children}</DialogStatusContext>
    </DialogContext>
  )
}

/** Names the dialog. Every dialog has one, or an `aria-label` on its content. */
export function DialogTitle({ className, ...rest }: ComponentProps<'h2'>) {
  return <h2 {...rest} id={useDialog().titleId} className={clsx(title, className)} />
}

/** A sentence that is read out together with the title. */
export function DialogDescription({ className, ...rest }: ComponentProps<'p'>) {
  const id = useId()
  const { setDescriptionId } = useDialog()
  useLayoutEffect(() => {
    setDescriptionId(id)
    return () => setDescriptionId(undefined)
  }, [id, setDescriptionId])
  return <p {...rest} id={id} className={clsx(description, className)} />
}

/** Closes, if `closeGuard` lets it. Draws its only child, such as an IconButton, with `asChild`. */
export function DialogClose({ asChild, onClick, ...rest }: ComponentProps<'button'> & { asChild?: boolean }) {
  const { requestClose } = useDialog()
  const Root = asChild ? Slot : 'button'
  return (
    <Root
      {...(asChild ? {} : { type: 'button' as const })}
      {...rest}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) requestClose('close')
      }}
    />
  )
}
