'use client'

import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { X } from '../../icons/x.js'
import { Icon } from '../icon/icon.js'
import { IconButton } from '../icon-button/icon-button.js'
import { body, header, headerEnd, headerStart, headerTitle } from './dialog.css.js'
import { DialogClose } from './dialog.js'

export type DialogHeaderProps = ComponentProps<'div'> & {
  /** The name of the close button, in the visitor's language. Without it there is no close button. */
  closeLabel?: string | undefined
  /** A control before the title, such as Back. */
  start?: ReactNode
}

/** The top row: the title in the middle, a control on each side. The loading beam moves along its lower edge. */
export function DialogHeader({ closeLabel, start, className, children, ...rest }: DialogHeaderProps) {
  return (
    <div {...rest} className={clsx(header, className)}>
      <div className={headerStart}>{start}</div>
      <div className={headerTitle}>{children}</div>
      <div className={headerEnd}>
        {closeLabel ? (
          <DialogClose asChild>
            <IconButton label={closeLabel}>
              <Icon as={X} />
            </IconButton>
          </DialogClose>
        ) : null}
      </div>
    </div>
  )
}

/** The part that scrolls when the window is low. */
export function DialogBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(body, className)} />
}
