import type { ComponentType } from 'react'

export type ModalChunk = { ModalRoot: ComponentType }

/** Fetches the modal's code; the module system keeps it, so that a second call costs nothing. */
export function loadModal(): Promise<ModalChunk> {
  return import('./shell/modal-root.js')
}
