import { parseCaipNetworkId } from '../../core/format/parse-caip-network-id.js'
import type { Lintel } from '../../core/lintel.js'
import { type Payment, toRequest } from '../../core/requests/payments/payment.js'
import { ReceiverChangedError } from './receiver-changed-error.js'

/**
 * Looks up the receiver's name again: its record may have changed between typing and sending.
 *
 * @throws ReceiverChangedError, and the errors of `resolveName`
 */
export async function checkReceiver(
  { adapters, store }: Pick<Lintel, 'adapters' | 'store'>,
  { name, to, network }: Pick<Payment, 'name' | 'to' | 'network'>,
): Promise<void> {
  if (name === undefined) return
  const { gateways } = store.getState().settings.names
  const found = await adapters[parseCaipNetworkId(network).namespace]?.resolveName?.({ name, network, gateways })
  const actual = found?.address ?? null
  if (actual !== to) throw new ReceiverChangedError({ name, wanted: to, actual })
}

/**
 * Sends exactly this payment and resolves with the id of its transaction.
 *
 * @throws ReceiverChangedError, NetworkMismatchError and AccountMismatchError before the request to the wallet, and the errors of
 * `sendTransaction`
 */
export async function sendPayment(
  lintel: Pick<Lintel, 'adapters' | 'actions' | 'store'>,
  payment: Payment,
): Promise<string> {
  await checkReceiver(lintel, payment)
  return lintel.actions.sendTransaction(toRequest(payment))
}
