import type { ComponentType } from 'react'

/** Fetches the modal's code; the module system keeps it, so that a second call costs nothing. */
export async function loadModalDialog(): Promise<ComponentType> {
  return (await import('./shell/modal-dialog.js')).ModalDialog
}

/** Fetches what draws toasts. */
export async function loadToasts(): Promise<ComponentType> {
  return (await import('./shell/toasts.js')).Toasts
}
