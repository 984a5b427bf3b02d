'use client'

import { useLayoutEffect, useRef } from 'react'
import type { ThemeAttributes } from '../../components/theme-scope/theme-scope.js'

/** All attributes that a root theme may write. */
const names = [
  'data-lintel-theme',
  'data-appearance',
  'data-accent',
  'data-gray',
  'data-radius',
  'data-scaling',
  'data-panel',
  'data-motion',
  'data-background',
  'dir',
] as const satisfies (keyof ThemeAttributes)[]

/** Writes changed `attributes` to `<html>` before paint, and restores the previous ones on unmount. */
export function useRootAttributes(attributes: ThemeAttributes, isRoot: boolean): void {
  const found = useRef<ThemeAttributes[keyof ThemeAttributes][] | null>(null)

  useLayoutEffect(() => {
    if (!isRoot) return
    found.current = names.map((name) => document.documentElement.getAttribute(name) ?? undefined)
    return () => {
      writeAttributes(found.current ?? [])
    }
  }, [isRoot])

  useLayoutEffect(() => {
    // Restores the page's `dir` and `data-motion` when the theme no longer sets them.
    if (isRoot) writeAttributes(names.map((name, index) => attributes[name] ?? found.current?.[index]))
  }, [attributes, isRoot])
}

function writeAttributes(values: readonly (string | undefined)[]): void {
  const html = document.documentElement
  names.forEach((name, index) => {
    const value = values[index]
    if (value === undefined) html.removeAttribute(name)
    else if (html.getAttribute(name) !== value) html.setAttribute(name, value)
  })
}
