import type { Lintel } from '../../../../core/model/lintel.js'
import { getConnection } from '../../../../core/selectors.js'

/** Leads to connecting, and back to the payment once a wallet is connected. */
export function connectFirst({ store, actions }: Lintel, id: string): void {
  const before = getConnection(store.getState())
  actions.push({ name: 'Connect' })
  const leave = store.subscribe((state) => {
    // Connecting closes it, at once or after a session was signed.
    if (state.modal.open) return
    leave()
    const connection = getConnection(state)
    if (connection && connection !== before) queueMicrotask(() => actions.open({ view: 'Pay', request: id }))
  })
}
