import { type Address, bytesToHex, encodeFunctionData, type Hex, parseAbi, zeroAddress } from 'viem'
import { PAYMENT_FACTORY } from '../../src/services/data-api/payment-schema.js'

const factoryAbi = parseAbi(['function sweep(address to, bytes16 id, address token)'])

/** A PaymentRequest, or as much of it as is needed. */
type SweptRequest = { id: string; options: readonly { recipient: string }[] }

export type SweepInput = {
  /** CAIP-19, as `received` of the request has it: also one that no option names, and on another network. */
  asset: string
  /**
   * CAIP-10. Whose address it has arrived at, where options have several recipients. Default: the recipient of the
   * first option.
   */
  recipient?: string
}

/** A transaction that any account may send. */
export type SweepCall = { chainId: number; to: Address; data: Hex }

/**
 * Writes the transaction that forwards the funds at the address of a request, to its recipient and nobody else. A data
 * API does so with paid requests; for `late`, `under` and other tokens the app does, before it sends a refund. It
 * sweeps nothing twice: a second one moves the funds that have arrived since.
 *
 * @throws TypeError when `asset` is not an asset of eip155 in CAIP-19
 * @example
 * const request = await pay.getRequest(id)
 * for (const { asset } of request.received) await wallet.sendTransaction(writeSweep(request, { asset }))
 */
export function writeSweep({ id, options }: SweptRequest, input: SweepInput): SweepCall {
  const { asset, recipient = options[0]?.recipient ?? '' } = input
  const [, chainId, token = zeroAddress] =
    /^eip155:([1-9]\d{0,14})\/(?:erc20:(0x[\da-f]{40})|slip44:\d+)$/i.exec(asset) ?? []
  if (chainId === undefined) throw new TypeError(`The asset ${JSON.stringify(asset)} is not CAIP-19 of eip155.`)
  const data = encodeSweep(recipient.slice(recipient.lastIndexOf(':') + 1) as Address, id, token as Address)
  return { chainId: Number(chainId), to: PAYMENT_FACTORY, data }
}

/** The call of the factory. `token`: the address zero for the native currency. */
export function encodeSweep(to: Address, id: string, token: Address): Hex {
  return encodeFunctionData({ abi: factoryAbi, functionName: 'sweep', args: [to, toIdBytes(id), token] })
}

/** The id of a request (base64url) as the contracts have it. */
export function toIdBytes(id: string): Hex {
  const text = atob(id.replaceAll('-', '+').replaceAll('_', '/'))
  return bytesToHex(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))
}
