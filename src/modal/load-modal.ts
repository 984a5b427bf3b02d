import type { Lintel } from '../core/index.js'

/** Fetches the code of the modal. */
export const loadModal = () => import('./shell/modal-dialog.js').then(({ ModalDialog }) => ModalDialog)

/** Fetches the code of the modal and of the view that it opens with. Resolves to false when that failed. */
export function preloadModal({ store }: Pick<Lintel, 'store'>): Promise<boolean> {
  return import('./shell/modal-dialog.js').then(
    ({ preloadFirstView }) => {
      preloadFirstView(store.getState())
      return true
    },
    // Not reported here: opening fetches again, and reports it.
    () => false,
  )
}
