'use client'

import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { ThemeSettings } from '../theme.props.js'
import { emptyHistory, recordStep, takeStep } from './settings-history.js'
import { lintelDefaults } from './validate-settings.js'

type Options = {
  /** The current settings. */
  settings: ThemeSettings
  /** Called with the changed axes. */
  onChange: (patch: Partial<ThemeSettings>) => void
  /** The settings after `reset`. Default: Lintel's defaults. */
  defaults?: Partial<ThemeSettings> | undefined
}

/**
 * Adds undo and reset to settings that the caller stores, such as Storybook's globals. Changes of the same axes within
 * 500 ms are one step; a reset is a step too.
 *
 * @example
 * const { change, undo, canUndo, reset } = useUndoableSettings({ settings, onChange: updateGlobals })
 */
export function useUndoableSettings({ settings, onChange, defaults }: Options) {
  const [history, setHistory] = useState(emptyHistory)
  // Also changed by the functions below, because a second change may come before the next render.
  const latest = useRef({ settings, onChange, defaults, history })
  useLayoutEffect(() => {
    latest.current = { settings, onChange, defaults, history }
  }, [settings, onChange, defaults, history])

  const change = useCallback((patch: Partial<ThemeSettings>) => {
    const current = latest.current
    current.history = recordStep(current.history, current.settings, patch, performance.now())
    current.settings = { ...current.settings, ...patch }
    setHistory(current.history)
    current.onChange(patch)
  }, [])
  const undo = useCallback(() => {
    const current = latest.current
    const { history: rest, patch } = takeStep(current.history)
    if (!patch) return
    current.history = rest
    current.settings = { ...current.settings, ...patch }
    setHistory(rest)
    current.onChange(patch)
  }, [])
  const reset = useCallback(() => change({ ...lintelDefaults, ...latest.current.defaults }), [change])
  return { change, undo, canUndo: history.steps.length > 0, reset }
}
