import type { Lintel } from '../core/index.js'

/** Fetches the code of the modal. */
export const loadModal = () => import('./shell/modal-dialog.js').then(({ ModalDialog }) => ModalDialog)

/**
 * Fetches what ConnectButton needs once an account is connected. It is in the file of the modal, with which it shares most
 * of its code: beside it, the bundler of an app would split that code off, and each opening would fetch two files more.
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
