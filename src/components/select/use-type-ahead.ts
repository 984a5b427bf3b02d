'use client'

import { useCallback, useEffect, useRef } from 'react'

/** ms without a key after which typing starts a new word (design-system.md). */
const RESET = 1000

/** Collects what is typed into a word, until nothing has been typed for 1 s. `isTyping` tells a blank in it from a press. */
export function useTypeAhead() {
  const typed = useRef({ word: '', timer: 0 })
  const clear = useCallback(() => {
    window.clearTimeout(typed.current.timer)
    typed.current.word = ''
  }, [])
  useEffect(() => clear, [clear])
  const type = useCallback((letter: string) => {
    const state = typed.current
    state.word += letter
    window.clearTimeout(state.timer)
    state.timer = window.setTimeout(() => {
      state.word = ''
    }, RESET)
    return state.word
  }, [])
  const isTyping = useCallback(() => typed.current.word !== '', [])
  return { type, isTyping, clear }
}
