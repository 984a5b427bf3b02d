'use client'

import { useState } from 'react'
import type { RouterState } from '../../core/index.js'
import { useLintelState } from '../../react/index.js'

/** What the card shows: the router while the modal is open, and its last look while it fades away. */
export function useShownRouter(): RouterState {
  const isOpen = useLintelState((state) => state.modal.open)
  const router = useLintelState((state) => state.router)
  const [last, setLast] = useState(router)
  // Kept in state, not in a ref: a discarded render must not change what is shown.
  if (isOpen && last !== router) setLast(router)
  return isOpen ? router : last
}
