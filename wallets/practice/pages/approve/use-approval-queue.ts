import { useCallback, useEffect, useRef, useState } from 'react'
import type { Approval, ApprovalDecision } from '../../protocol/approval.js'
import { formatChannelName, parseQueueMessage, type WindowMessage } from '../../protocol/window-messages.js'

/** How long the hidden frame may take to send the requests, ms. After that the site counts as closed. */
const ANSWER_TIMEOUT = 2_000

export type ApprovalQueue = { status: 'waiting' | 'abandoned' } | { status: 'open'; approvals: readonly Approval[] }

/** The requests that wait in this window, and a function to decide them. Calls `close` when none is left. */
export function useApprovalQueue(
  windowId: string,
  close: () => void,
): [ApprovalQueue, (decision: ApprovalDecision) => void] {
  const [queue, setQueue] = useState<ApprovalQueue>({ status: 'waiting' })
  const channel = useRef<BroadcastChannel | null>(null)

  useEffect(() => {
    const opened = new BroadcastChannel(formatChannelName(windowId))
    channel.current = opened
    const abandonLater = () => setTimeout(() => setQueue({ status: 'abandoned' }), ANSWER_TIMEOUT)
    let timer = abandonLater()
    opened.addEventListener('message', ({ data }) => {
      const message = parseQueueMessage(data)
      if (!message) return
      clearTimeout(timer)
      if (message.type === 'queue') {
        setQueue({ status: 'open', approvals: message.approvals })
        return
      }
      // Keep the decided request on screen until the window closes, to avoid a flash of other text.
      timer = abandonLater()
      close()
    })
    const hello: WindowMessage = { type: 'opened' }
    opened.postMessage(hello)
    return () => {
      clearTimeout(timer)
      opened.close()
    }
  }, [windowId, close])

  const decide = useCallback((decision: ApprovalDecision) => {
    const message: WindowMessage = { type: 'decide', decision }
    channel.current?.postMessage(message)
  }, [])
  return [queue, decide]
}
