'use client'

import { useCallback, useInsertionEffect, useRef } from 'react'

/**
 * A function that stays the same and calls the `callback` of the last render, for effects and listeners. React has one
 * of this name from 19.2 on. Do not call it while rendering.
 */
export function useEffectEvent<Parameters extends unknown[], Result>(
  callback: (...parameters: Parameters) => Result,
): (...parameters: Parameters) => Result {
  const latest = useRef(callback)
  // Before all other effects of the same commit, which may call it.
  useInsertionEffect(() => {
    latest.current = callback
  })
  return useCallback((...parameters: Parameters) => latest.current(...parameters), [])
}
