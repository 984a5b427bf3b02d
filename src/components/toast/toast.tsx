'use client'

import * as Primitive from '@radix-ui/react-toast'
import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { CircleAlert } from '../../icons/circle-alert.js'
import { CircleCheck } from '../../icons/circle-check.js'
import { X } from '../../icons/x.js'
import { Button } from '../button/button.js'
import { Icon } from '../icon/icon.js'
import { IconButton } from '../icon-button/icon-button.js'
import { Spinner } from '../spinner/spinner.js'
import { bare, mark, message as messageClass, toast } from './toast.css.js'

/** The action of a toast. It closes the toast. */
export type ToastAction = {
  label: string
  /** The target of the link; opens a new tab. Without it the action is a button. */
  href?: string | undefined
  onClick?: (() => void) | undefined
  /** How to do the same without the toast, for screen reader users. Default: the label. */
  altText?: string | undefined
}

export type ToastProps = Omit<
  ComponentProps<typeof Primitive.Root>,
  'children' | 'type' | 'open' | 'onOpenChange' | 'asChild' | 'duration'
> & {
  open: boolean
  /** Called with false when the time is over, or when the visitor dismisses it by swipe, Escape, button or action. */
  onOpenChange: (open: boolean) => void
  message: string
  /** @default 'success' */
  variant?: 'success' | 'error' | 'loading' | undefined
  action?: ToastAction | undefined
  /** The name of the button that dismisses the toast. Without it there is no button. */
  closeLabel?: string | undefined
  /** How long the toast stays, ms. With an action, or while loading, it stays open. */
  duration?: number | undefined
}

/**
 * News that needs no answer: it opens, is announced, and closes. For a question use Dialog, for text that must be read
 * Callout. One toast at a time: `toast` of the core has the queue, and this component shows the open one.
 *
 * @example
 * <Toast open={open} onOpenChange={setOpen} variant="success" message="Address copied" />
 */
export function Toast({
  variant = 'success',
  message,
  action,
  closeLabel,
  duration = 5000,
  className,
  ...rest
}: ToastProps) {
  const stays = action !== undefined || variant === 'loading'
  return (
    <Primitive.Root
      {...rest}
      // An error is announced at once, other toasts when the visitor pauses.
      type={variant === 'error' ? 'foreground' : 'background'}
      duration={stays ? Number.POSITIVE_INFINITY : duration}
      data-lintel-toast={variant}
      className={clsx(toast, className)}
    >
      <span className={mark} data-accent={marks[variant].accent} aria-hidden>
        {marks[variant].as ? <Icon as={marks[variant].as} /> : <Spinner size="2" />}
      </span>
      <Primitive.Description className={clsx(messageClass, !action && !closeLabel && bare)}>
        {message}
      </Primitive.Description>
      {action ? <Action {...action} /> : null}
      {closeLabel ? (
        <Primitive.Close asChild>
          <IconButton size="1" label={closeLabel}>
            <Icon as={X} size={16} />
          </IconButton>
        </Primitive.Close>
      ) : null}
    </Primitive.Root>
  )
}

const marks = {
  success: { as: CircleCheck, accent: 'green' },
  error: { as: CircleAlert, accent: 'red' },
  loading: { as: null, accent: undefined },
} as const

function Action({ label, href, onClick, altText = label }: ToastAction) {
  return (
    <Primitive.Action asChild altText={altText} onClick={onClick}>
      {href === undefined ? (
        <Button size="1" variant="soft">
          {label}
        </Button>
      ) : (
        <Button size="1" variant="soft" asChild>
          <a href={href} target="_blank" rel="noreferrer">
            {label}
          </a>
        </Button>
      )}
    </Primitive.Action>
  )
}
