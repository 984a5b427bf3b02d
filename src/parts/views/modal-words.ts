'use client'

import { createContext, use } from 'react'
import type { ShownMessages } from '../../core/words/messages.js'

/** Every word of the instance. Who shows views provides it: the words of all features are joined above them. */
export const ModalWordsContext = createContext<ShownMessages | null>(null)

/**
 * The words that load with the modal: English, the app's overrides, or the last loaded locale.
 *
 * @throws Error outside of a modal, or of a component of a feature that an app shows on a page.
 */
export function useModalWords(): ShownMessages {
  const words = use(ModalWordsContext)
  if (!words) throw new Error('[lintel] This view has no words: show it in the modal.')
  return words
}
