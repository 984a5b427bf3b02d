'use client'

import { useCallback, useInsertionEffect, useRef } from 'react'

/**
 * A function that stays the same and calls the `callback` of the last render, for effects and listeners. React 19.2 has
 * a hook of the same name. Do not call the function while rendering.
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
