'use client'

import { type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { findTyped, type SelectOption, stepOption } from './read-options.js'
import type { Highlight } from './select-list.js'
import { useTypeAhead } from './use-type-ahead.js'

export type SelectStateOptions = {
  options: readonly SelectOption[]
  value: string | undefined
  defaultValue: string
  onValueChange: ((value: string) => void) | undefined
  onOpenChange: ((open: boolean) => void) | undefined
  idOf: (prefix: string, value: string) => string
  id: string
}

/** How far Page keys go, rows. */
const PAGE = 10

/** What is chosen, what would be, and what keys do to both: the APG select-only combobox. */
export function useSelect({ options, value, defaultValue, onValueChange, onOpenChange, idOf, id }: SelectStateOptions) {
  const [ownValue, setOwnValue] = useState(defaultValue)
  const [isOpen, setOpen] = useState(false)
  const [highlight, setHighlight] = useState<Highlight>({ value: undefined, by: 'pointer' })
  const typed = useTypeAhead()
  const current = value ?? ownValue

  const changeOpen = (open: boolean) => {
    if (open === isOpen) return
    typed.clear()
    setOpen(open)
    onOpenChange?.(open)
    const first = options.find((option) => !option.disabled)?.value
    setHighlight({ value: options.some((option) => option.value === current) ? current : first, by: 'key' })
  }
  const setValue = (next: string) => {
    setOwnValue(next)
    if (next !== current) onValueChange?.(next)
  }
  const choose = (next: string) => {
    setValue(next)
    changeOpen(false)
  }
  // The same function for every option, however often the field is drawn.
  const latestChoose = useRef(choose)
  latestChoose.current = choose
  const highlighted = options.findIndex((option) => option.value === highlight.value)
  const goTo = (at: number) => {
    const option = options[at]
    if (option && !option.disabled) setHighlight({ value: option.value, by: 'key' })
  }
  const move = (step: number) => goTo(stepOption(options, highlighted, step))

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event
    const isLetter = key.length === 1 && !altKey && !ctrlKey && !metaKey && (key !== ' ' || typed.isTyping())
    if (isLetter) {
      event.preventDefault()
      const from = isOpen ? highlighted : options.findIndex((option) => option.value === current)
      const found = findTyped(options, typed.type(key), from)
      const option = options[found]
      if (option && isOpen) goTo(found)
      else if (option) setValue(option.value)
    } else if (!isOpen) {
      if (!OPENING.includes(key)) return
      event.preventDefault()
      changeOpen(true)
      if (key === 'Home') goTo(stepOption(options, -1, 1))
      if (key === 'End') goTo(stepOption(options, options.length, -1))
    } else if (key === 'Enter' || key === ' ' || key === 'Tab' || (key === 'ArrowUp' && altKey)) {
      // Tab goes on to the next field.
      if (key !== 'Tab') event.preventDefault()
      if (highlight.value === undefined) changeOpen(false)
      else choose(highlight.value)
    } else if (key in steps) {
      event.preventDefault()
      move(steps[key as keyof typeof steps])
    } else if (key === 'Home' || key === 'End') {
      event.preventDefault()
      goTo(key === 'Home' ? stepOption(options, -1, 1) : stepOption(options, options.length, -1))
    }
  }

  return {
    value: current,
    isOpen,
    highlight,
    activeId: isOpen && highlight.value !== undefined ? idOf(id, highlight.value) : undefined,
    changeOpen,
    setValue,
    choose: useCallback((next: string) => latestChoose.current(next), []),
    pointAt: useCallback((next: string) => setHighlight({ value: next, by: 'pointer' }), []),
    onKeyDown,
  }
}

const OPENING = ['Enter', ' ', 'ArrowDown', 'ArrowUp', 'Home', 'End']
const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE } as const
