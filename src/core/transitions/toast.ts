import type { ToastEvent } from '../model/event.js'
import type { Toast, ToastState } from '../model/state.js'
import { keep, type Step } from './step.js'

/** How long a toast stays open, in ms. */
export const TOAST_MS = 5000

/** The gap between two toasts, in ms. */
export const TOAST_GAP_MS = 150

/** Shows one toast at a time. */
export function reduceToast(state: ToastState, event: ToastEvent, now: number): Step<ToastState> {
  switch (event.type) {
    case 'toast/show':
      return showToast(state, event.toast, now)
    case 'toast/next':
      return state.status === 'swapping' ? openToast(state.next, now) : keep(state)
    case 'toast/hold':
      return holdToast(state, now)
    case 'toast/release':
      return releaseToast(state, now)
    case 'toast/dismiss':
      return dismissToast(state, event.id)
  }
}

/** An open toast closes first; the next opens 150 ms later. A newer toast replaces the waiting one. */
function showToast(state: ToastState, toast: Toast, now: number): Step<ToastState> {
  if (state.status === 'closed') return openToast(toast, now)
  if (state.status === 'swapping') return keep({ ...state, next: toast })
  return {
    state: { status: 'swapping', next: toast, since: now },
    effects: [{ type: 'timer/set', key: 'toast', at: now + TOAST_GAP_MS, event: { type: 'toast/next' } }],
  }
}

function openToast(toast: Toast, now: number): Step<ToastState> {
  // A toast with an action or a loading state has no timer: the visitor or the app dismisses it.
  const left = toast.action || toast.variant === 'loading' ? null : TOAST_MS
  return runOut({ status: 'open', toast, since: now, left, isHeld: false })
}

/** Pauses the timer, so that the toast does not close while the visitor reads it or is about to press it. */
function holdToast(state: ToastState, now: number): Step<ToastState> {
  if (state.status !== 'open' || state.isHeld) return keep(state)
  const left = state.left === null ? null : Math.max(0, state.left - (now - state.since))
  return { state: { ...state, left, isHeld: true }, effects: [{ type: 'timer/clear', key: 'toast' }] }
}

function releaseToast(state: ToastState, now: number): Step<ToastState> {
  return state.status === 'open' && state.isHeld ? runOut({ ...state, since: now, isHeld: false }) : keep(state)
}

/** Closes the toast when its timer ends. */
function runOut(state: Extract<ToastState, { status: 'open' }>): Step<ToastState> {
  if (state.left === null) return { state, effects: [{ type: 'timer/clear', key: 'toast' }] }
  const event: ToastEvent = { type: 'toast/dismiss', id: state.toast.id }
  return { state, effects: [{ type: 'timer/set', key: 'toast', at: state.since + state.left, event }] }
}

/** Closes the toast `id`; null for the open one and the waiting one. */
function dismissToast(state: ToastState, id: number | null): Step<ToastState> {
  if (state.status === 'closed') return keep(state)
  const { id: shown } = state.status === 'open' ? state.toast : state.next
  if (id !== null && id !== shown) return keep(state)
  return { state: { status: 'closed' }, effects: [{ type: 'timer/clear', key: 'toast' }] }
}
