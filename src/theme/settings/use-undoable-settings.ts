'use client'

import { useCallback, useRef, useState } from 'react'
import type { ThemeSettings } from '../theme.props.js'
import { emptyHistory, recordStep, takeStep } from './settings-history.js'
import { lintelDefaults } from './validate-settings.js'

type Options = {
  /** The look as it is, whoever holds it. */
  settings: ThemeSettings
  /** Gives some axes other values. */
  onChange: (patch: Partial<ThemeSettings>) => void
  /** What `reset` goes back to; Lintel's own defaults unless told otherwise. */
  defaults?: Partial<ThemeSettings> | undefined
}

/**
 * Undo and reset over a look that somebody else holds, such as Storybook's globals. Changes of the same axes within
 * 500 ms are one step; a reset is a step too.
 *
 * @example
 * const { change, undo, canUndo, reset } = useUndoableSettings({ settings, onChange: updateGlobals })
 */
export function useUndoableSettings({ settings, onChange, defaults }: Options) {
  const [history, setHistory] = useState(emptyHistory)
  const latest = useRef({ settings, onChange, defaults, history })
  latest.current = { settings, onChange, defaults, history }

  const change = useCallback((patch: Partial<ThemeSettings>) => {
    const now = latest.current
    now.history = recordStep(now.history, now.settings, patch, performance.now())
    now.settings = { ...now.settings, ...patch }
    setHistory(now.history)
    now.onChange(patch)
  }, [])
  const undo = useCallback(() => {
    const now = latest.current
    const { history: rest, patch } = takeStep(now.history)
    if (!patch) return
    now.history = rest
    now.settings = { ...now.settings, ...patch }
    setHistory(rest)
    now.onChange(patch)
  }, [])
  const reset = useCallback(() => change({ ...lintelDefaults, ...latest.current.defaults }), [change])
  return { change, undo, canUndo: history.steps.length > 0, reset }
}
