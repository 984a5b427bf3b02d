import type { Namespace } from '../../../../core/model/caip.js'

type Receiver = { address: string; namespace: Namespace; chainId?: number | string | undefined }

/**
 * The text of a QR code to receive with: on eip155 an EIP-681 link with the chain, elsewhere the address.
 *
 * @example writePaymentLink({ address: '0x71C7…', namespace: 'eip155', chainId: 8453 }) // 'ethereum:0x71C7…@8453'
 */
export function writePaymentLink({ address, namespace, chainId }: Receiver): string {
  if (namespace !== 'eip155') return address
  return chainId === undefined ? `ethereum:${address}` : `ethereum:${address}@${chainId}`
}
