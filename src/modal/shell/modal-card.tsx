'use client'

import type { ReactNode, Ref } from 'react'
import { DialogTitle } from '../../components/dialog/dialog.js'
import { DialogHeader } from '../../components/dialog/dialog-header.js'
import { Icon } from '../../components/icon/icon.js'
import { IconButton } from '../../components/icon-button/icon-button.js'
import type { ShownMessages } from '../../core/words/messages.js'
import { ChevronLeft } from '../../icons/chevron-left.js'
import { title as titleStyle } from './modal-card.css.js'
import { Stack } from './stack.js'

export type ModalCardProps = {
  words: ShownMessages
  title: string
  /** A new key for every view. */
  viewKey: string
  direction: 'forward' | 'back' | 'none'
  /** Set when the visitor can go back. */
  onBack?: (() => void) | undefined
  /** Shown in place of Back otherwise. */
  start?: ReactNode
  titleRef?: Ref<HTMLHeadingElement>
  bodyRef?: Ref<HTMLDivElement>
  /** Shown above every view. */
  banner?: ReactNode
  children: ReactNode
}

/** Header and current view, inside DialogContent. */
export function ModalCard(props: ModalCardProps) {
  const { words, title, viewKey, direction, onBack, start, titleRef, bodyRef, banner, children } = props
  const back = onBack ? (
    <IconButton label={words.common.back} onClick={onBack}>
      <Icon as={ChevronLeft} isDirectional />
    </IconButton>
  ) : null
  return (
    <>
      <DialogHeader closeLabel={words.common.close} start={back ?? start}>
        <DialogTitle key={viewKey} ref={titleRef} tabIndex={-1} className={titleStyle} data-direction={direction}>
          {title}
        </DialogTitle>
      </DialogHeader>
      {banner}
      <Stack viewKey={viewKey} direction={direction} bodyRef={bodyRef}>
        {children}
      </Stack>
    </>
  )
}
