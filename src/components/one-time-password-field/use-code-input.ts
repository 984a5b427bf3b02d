'use client'

import { type RefObject, useEffect, useState } from 'react'
import { useEffectEvent } from '../use-effect-event.js'
import { type CodeKind, cleanCode, placeText, type Selection } from './edit-code.js'

/** Not `input`: a render before React's handler runs would restore the last code. */
const followed = ['focus', 'blur', 'keyup', 'pointerup']

type CodeInputOptions = {
  kind: CodeKind
  length: number
  /** Called when text is typed or pasted, with whether any of it is valid in a code. */
  onText: (isAccepted: boolean) => void
  /** Called when the browser cannot insert the text itself. */
  onInsert: (code: string) => void
}

/**
 * The browser edits the code, so that undo, cut and its menus work. Only insertions are changed: invalid characters are
 * left out, and a typed character replaces the current one. Returns the selection while the field has the focus.
 */
export function useCodeInput(input: RefObject<HTMLInputElement | null>, options: CodeInputOptions) {
  const [selection, setSelection] = useState<Selection>()
  const handleBeforeInput = useEffectEvent((event: InputEvent) => {
    const field = input.current
    if (field && event.inputType === 'deleteContentBackward') clearCurrentBox(field, event)
    const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? ''
    // A composition cannot be cancelled: correct it when it ends. The same for input without text, such as autofill.
    if (!field || text === '' || !event.cancelable || event.isComposing || !event.inputType.startsWith('insert')) return
    const { start, end } = readSelection(field)
    const clean = cleanCode(text, options.kind, options.length)
    const isTyped = event.inputType === 'insertText' && clean.length === 1
    const place = clean && placeText(field.value, { start, end }, clean, { length: options.length, isTyped })
    options.onText(clean !== '')
    const isAsIs = place && place.text === text && place.start === start && place.end === end
    if (isAsIs) return
    event.preventDefault()
    if (!place) return
    field.setSelectionRange(place.start, place.end)
    // Deprecated, and still the only insertion that the browser can undo. It fires this event again.
    if (!document.execCommand('insertText', false, place.text)) {
      options.onInsert(field.value.slice(0, place.start) + place.text + field.value.slice(place.end))
    }
  })
  useEffect(() => {
    const field = input.current
    const root = field?.getRootNode()
    const follow = () => {
      const isFocused = field !== null && (root as Document | ShadowRoot).activeElement === field
      const next = isFocused ? readSelection(field) : undefined
      setSelection((last) => (last?.start === next?.start && last?.end === next?.end ? last : next))
    }
    field?.addEventListener('beforeinput', handleBeforeInput)
    for (const type of followed) field?.addEventListener(type, follow)
    document.addEventListener('selectionchange', follow)
    follow()
    return () => {
      field?.removeEventListener('beforeinput', handleBeforeInput)
      for (const type of followed) field?.removeEventListener(type, follow)
      document.removeEventListener('selectionchange', follow)
    }
  }, [input])
  return selection
}

/** Backspace clears the current box and moves back; a plain input would clear the box before it. */
function clearCurrentBox(field: HTMLInputElement, event: InputEvent): void {
  const { start, end } = readSelection(field)
  if (start !== end || start === field.value.length || !event.cancelable) return
  event.preventDefault()
  field.setSelectionRange(start, start + 1)
  // It fires this event again, with a selection.
  document.execCommand('delete')
  field.setSelectionRange(Math.max(0, start - 1), Math.max(0, start - 1))
}

function readSelection({ selectionStart, selectionEnd, value }: HTMLInputElement): Selection {
  const start = selectionStart ?? value.length
  return { start, end: selectionEnd ?? start }
}
