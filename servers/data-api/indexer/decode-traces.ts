import type { Hex } from 'viem'
import type { DecodedTransfer } from './decoded-block.js'
import type { NodeTrace } from './fetch-blocks.js'

/** Reads the native currency that a transaction moved, calls between contracts included. Reverted calls are left out. */
export function decodeTraces(traces: readonly NodeTrace[]): DecodedTransfer[] {
  const transfers: DecodedTransfer[] = []
  let failed: number[] | undefined
  for (const trace of traces) {
    // A call that fails undoes the calls within it, which come right after it.
    if (failed?.every((step, depth) => trace.traceAddress[depth] === step)) continue
    failed = trace.error === undefined || trace.error === null ? undefined : trace.traceAddress
    if (failed !== undefined) continue
    const move = findMove(trace)
    if (move?.sender === undefined || move.recipient === undefined || BigInt(move.value ?? 0) === 0n) continue
    transfers.push(nativeTransfer(move.sender, move.recipient, BigInt(move.value ?? 0)))
  }
  return transfers
}

/** A transfer of `amount` wei. */
export function nativeTransfer(sender: Hex, recipient: Hex, amount: bigint): DecodedTransfer {
  return {
    asset: 'native',
    contract: null,
    tokenId: null,
    sender: sender.toLowerCase() as Hex,
    recipient: recipient.toLowerCase() as Hex,
    amount,
  }
}

function findMove({ type, action, result }: NodeTrace): { sender?: Hex; recipient?: Hex; value?: Hex } | undefined {
  const { from, to, value, callType, address, refundAddress, balance } = action
  const fields = (sender?: Hex, recipient?: Hex, amount?: Hex) => ({
    ...(sender ? { sender } : {}),
    ...(recipient ? { recipient } : {}),
    ...(amount ? { value: amount } : {}),
  })
  // The other kinds of calls run code of another contract on their own account.
  if (type === 'call') return callType === 'call' ? fields(from, to, value) : undefined
  if (type === 'create') return fields(from, result?.address, value)
  if (type === 'suicide' || type === 'selfdestruct') return fields(address, refundAddress, balance)
  return undefined
}
