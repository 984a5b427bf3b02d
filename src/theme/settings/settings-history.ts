import type { ThemeSettings } from '../theme.props.js'
import { type ThemeAxis, themeAxes } from './validate-settings.js'

/** Changes of the same axes that follow each other faster than this are one step, ms: arrowing over swatches. */
export const COALESCED_WITHIN = 500
/** How many steps can be undone. */
export const STEPS_KEPT = 100

type Patch = Partial<ThemeSettings>

/** What undo needs: the values before each step, newest last, and when the last step was taken (ms). */
export type SettingsHistory = { steps: readonly Patch[]; lastAt: number }

export const emptyHistory: SettingsHistory = { steps: [], lastAt: Number.NEGATIVE_INFINITY }

/**
 * Remembers what `patch` is about to change in `settings`. A step holds only the axes it changed, so that undoing it
 * leaves alone what other tabs or the system changed since.
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
  // Back where it began: there is nothing to undo.
  const isBack = isEmpty(pickAxes(settings, listChanged({ ...settings, ...patch }, last)))
  return { steps: isBack ? history.steps.slice(0, -1) : history.steps, lastAt: now }
}

/** Takes the newest step away; `patch` is what brings the look back to before it. */
export function takeStep(history: SettingsHistory): { history: SettingsHistory; patch: Patch | undefined } {
  // The next change is a step of its own, however fast it follows.
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
