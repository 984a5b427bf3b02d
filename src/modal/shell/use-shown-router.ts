'use client'

import type { RouterState } from '../../core/index.js'
import { useLintelState } from '../../react/index.js'
import { useLast } from './use-last.js'

/** What the card shows: the router while the modal is open, and its last look while it fades away. */
export function useShownRouter(): RouterState {
  const isOpen = useLintelState((state) => state.modal.open)
  const router = useLintelState((state) => state.router)
  return useLast(isOpen ? router : null) ?? router
}
