'use client'

import { Toast } from '../../components/toast/toast.js'
import { ToastProvider, type ToastProviderProps } from '../../components/toast/toast-provider.js'
import { getInternals } from '../../core/actions/internals.js'
import { useMessages } from '../../features/use-messages.js'
import { useLast } from '../../parts/state/use-last.js'
import { useLintel } from '../../react/lintel-context.js'
import { useLintelState } from '../../react/use-lintel-state.js'

/** Shows the toast of the store, which also runs its timer. The Toast only reports when to pause and resume it. */
export function Toasts({ container }: Pick<ToastProviderProps, 'container'>) {
  const lintel = useLintel()
  const { holdToast, releaseToast } = getInternals(lintel)
  const words = useMessages()
  const state = useLintelState(({ toast }) => toast)
  const toast = useLast(state.status === 'open' ? state.toast : null)
  return (
    <ToastProvider label={words.toasts.label} viewportLabel={words.toasts.region} container={container}>
      {toast ? (
        <Toast
          key={toast.id}
          open={state.status === 'open'}
          onOpenChange={(isOpen) => (isOpen ? undefined : lintel.actions.dismissToast())}
          onPause={holdToast}
          onResume={releaseToast}
          duration={Number.POSITIVE_INFINITY}
          variant={toast.variant}
          message={toast.message ?? words.errors[toast.error].title}
          action={toast.action}
          closeLabel={words.toasts.dismiss}
        />
      ) : null}
    </ToastProvider>
  )
}
