import { isRecord } from '../../../src/rules/is-record.js'
import type { Approval, ApprovalDecision } from './approval.js'

/** From the wallet's window to the hidden frame, over a channel that only the wallet's origin can use. */
export type WindowMessage = { type: 'opened' } | { type: 'decide'; decision: ApprovalDecision }

/** From the hidden frame to the wallet's window. */
export type QueueMessage = { type: 'queue'; approvals: readonly Approval[] } | { type: 'close' }

/** Name of the channel of one window. The random id separates the windows of different sites. */
export function formatChannelName(windowId: string): string {
  return `practice-wallet:${windowId}`
}

/** Parses a message of the window. Returns null when it is invalid. */
export function parseWindowMessage(value: unknown): WindowMessage | null {
  if (!isRecord(value)) return null
  if (value.type === 'opened') return { type: 'opened' }
  if (value.type !== 'decide' || !isRecord(value.decision)) return null
  const { id, isApproved, address } = value.decision
  if (typeof id !== 'string' || typeof isApproved !== 'boolean') return null
  const choice = typeof address === 'string' ? { address } : {}
  return { type: 'decide', decision: { id, isApproved, ...choice } }
}

/** Parses a message of the frame. Returns null for other messages. The frame has our origin, so it is trusted. */
export function parseQueueMessage(value: unknown): QueueMessage | null {
  if (!isRecord(value)) return null
  if (value.type === 'close') return { type: 'close' }
  if (value.type === 'queue' && Array.isArray(value.approvals)) return { type: 'queue', approvals: value.approvals }
  return null
}
