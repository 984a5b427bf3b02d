'use client'

import { useLintelState } from '../../react/index.js'
import { ModalDialog } from './modal-dialog.js'
import { Toasts } from './toasts.js'

/** Everything Lintel draws over the page. */
export function ModalRoot() {
  // Held by the toast region too: a toast may be shown while the modal is closed.
  const hasToast = useLintelState((state) => state.toast.status !== 'closed')
  return (
    <>
      <ModalDialog />
      {hasToast ? <Toasts /> : null}
    </>
  )
}
