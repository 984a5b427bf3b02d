import type { Lintel } from '../../../../core/lintel.js'
import { getConnection, getStartView } from '../../../../core/selectors.js'

/** Opens Connect, and goes back to the payment once a wallet is connected. */
export function connectFirst({ store, actions }: Lintel, id: string): void {
  const before = getConnection(store.getState())
  actions.push(getStartView(store.getState()))
  const leave = store.subscribe((state) => {
    // Connecting closes the modal, at once or after the sign-in.
    if (state.modal.open) return
    leave()
    const connection = getConnection(state)
    if (connection && connection !== before) queueMicrotask(() => actions.open({ view: 'Pay', request: id }))
  })
}
