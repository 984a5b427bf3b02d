import { ReceiverChangedError } from '../../errors/receiver-changed-error.js'
import { parseCaipNetworkId } from '../../format/parse-caip-network-id.js'
import type { Lintel } from '../../model/lintel.js'
import { type Payment, toRequest } from './payment.js'

/**
 * Looks up the receiver's name again: between typing and sending its record may have changed.
 *
 * @throws ReceiverChangedError, and what `resolveName` throws
 */
export async function checkReceiver(
  { adapters }: Pick<Lintel, 'adapters'>,
  { name, to, network }: Pick<Payment, 'name' | 'to' | 'network'>,
): Promise<void> {
  if (name === undefined) return
  const found = await adapters[parseCaipNetworkId(network).namespace]?.resolveName?.({ name, network })
  const actual = found?.address ?? null
  if (actual !== to) throw new ReceiverChangedError({ name, wanted: to, actual })
}

/**
 * Sends exactly this payment and resolves with the id of its transaction.
 *
 * @throws ReceiverChangedError, NetworkMismatchError and AccountMismatchError before the wallet is asked, and what
 * `sendTransaction` throws
 */
export async function sendPayment(lintel: Pick<Lintel, 'adapters' | 'actions'>, payment: Payment): Promise<string> {
  await checkReceiver(lintel, payment)
  return lintel.actions.sendTransaction(toRequest(payment))
}
