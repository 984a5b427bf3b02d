import type { ThemeSettings } from '../theme.props.js'
import { type ThemeAxis, themeAxes } from './validate-settings.js'

/** Changes of the same axes within this time (ms) are one step, such as moving over swatches with the arrow keys. */
export const COALESCED_WITHIN = 500
/** How many steps can be undone. */
export const STEPS_KEPT = 100

type Patch = Partial<ThemeSettings>

/** The values before each step, newest last, and the time of the last step (ms). */
export type SettingsHistory = { steps: readonly Patch[]; lastAt: number }

export const emptyHistory: SettingsHistory = { steps: [], lastAt: Number.NEGATIVE_INFINITY }

/**
 * Records the values that `patch` replaces in `settings`. A step has only the axes that it changed, so that undo keeps
 * later changes from other tabs or the system.
 */
export function recordStep(
  history: SettingsHistory,
  settings: ThemeSettings,
  patch: Patch,
  now: number,
): SettingsHistory {
  const before = pickAxes(settings, listChanged(settings, patch))
  if (isEmpty(before)) return history
  const last = history.steps.at(-1)
  const isSameStep = last !== undefined && now - history.lastAt < COALESCED_WITHIN && hasSameAxes(last, before)
  if (!isSameStep) return { steps: [...history.steps, before].slice(-STEPS_KEPT), lastAt: now }
  // The values are the same as before the step: there is nothing to undo.
  const isBack = isEmpty(pickAxes(settings, listChanged({ ...settings, ...patch }, last)))
  return { steps: isBack ? history.steps.slice(0, -1) : history.steps, lastAt: now }
}

/** Removes the newest step; `patch` restores the settings from before it. */
export function takeStep(history: SettingsHistory): { history: SettingsHistory; patch: Patch | undefined } {
  // The next change is a new step, even within the time limit.
  return { history: { steps: history.steps.slice(0, -1), lastAt: emptyHistory.lastAt }, patch: history.steps.at(-1) }
}

function listChanged(settings: ThemeSettings, patch: Patch): ThemeAxis[] {
  return themeAxes.filter((axis) => patch[axis] !== undefined && patch[axis] !== settings[axis])
}

function pickAxes(settings: ThemeSettings, axes: readonly ThemeAxis[]): Patch {
  return Object.fromEntries(axes.map((axis) => [axis, settings[axis]])) as Patch
}

function hasSameAxes(first: Patch, second: Patch): boolean {
  return themeAxes.every((axis) => axis in first === axis in second)
}

function isEmpty(patch: Patch): boolean {
  return Object.keys(patch).length === 0
}
