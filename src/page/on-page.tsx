'use client'

import type { ComponentType } from 'react'
import { useMessages } from '../features/use-messages.js'
import { ModalWordsContext } from '../parts/views/modal-words.js'

/** Gives a part of the modal the words that it has there, so that an app can show it on a page. */
export function onPage<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return (props) => (
    <ModalWordsContext value={useMessages()}>
      <Part {...props} />
    </ModalWordsContext>
  )
}
