import type { Lintel } from '../core/index.js'

/** Fetches the code of the modal. */
export const loadModal = () => import('./shell/modal-dialog.js').then(({ ModalDialog }) => ModalDialog)

/** Fetches the code of the modal and of the view that it opens with. */
export function preloadModal({ store }: Pick<Lintel, 'store'>): void {
  // A failure is ignored here: opening fetches again, and reports it.
  import('./shell/modal-dialog.js').then(
    ({ preloadFirstView }) => preloadFirstView(store.getState()),
    () => undefined,
  )
}
