import type { Lintel } from '../core/index.js'

/** Fetches the code of the modal. */
export const loadModal = () => import('./shell/modal-dialog.js').then(({ ModalDialog }) => ModalDialog)

/**
 * Fetches the code that ConnectButton needs once an account is connected. It is in the file of the modal, with which it shares
 * most of its code: in a file of its own, an app's bundler would split the shared code off, and each opening would fetch two more files.
 */
export const loadConnectedParts = () => import('./shell/modal-dialog.js').then(({ connectedParts }) => connectedParts)

/** Fetches the code of the modal and of the view that it opens with. Resolves to false when that failed. */
export function preloadModal({ store }: Pick<Lintel, 'store'>): Promise<boolean> {
  return import('./shell/modal-dialog.js').then(
    ({ preloadFirstView }) => {
      void preloadFirstView(store.getState())
      return true
    },
    // Not reported here: opening fetches again, and reports it.
    () => false,
  )
}
