'use client'

import type { LintelActions } from '../core/lintel.js'
import type { Toast } from '../core/model/state.js'
import { useLintel } from './lintel-context.js'
import { useLintelState } from './use-lintel-state.js'

export type ToastResult = {
  /** The toast on screen, or null. */
  toast: Toast | null
  /** Shows a toast for 5 s. It replaces an open one. */
  show: LintelActions['showToast']
  dismiss: LintelActions['dismissToast']
}

/**
 * The toast of the modal, for messages of the app: one at a time, announced, even while the modal is closed.
 *
 * @example
 * const { show } = useToast()
 * show({ variant: 'success', message: 'Saved' })
 */
export function useToast(): ToastResult {
  const { actions } = useLintel()
  return {
    toast: useLintelState(({ toast }) => (toast.status === 'open' ? toast.toast : null)),
    show: actions.showToast,
    dismiss: actions.dismissToast,
  }
}
