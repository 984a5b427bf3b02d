import { useEffect, useEffectEvent } from 'react'
import { ApproveView, type ApproveViewProps } from './approve-view.js'
import { useAttention } from './use-attention.js'

export type ApproveContainerProps = Omit<ApproveViewProps, 'ref' | 'attention' | 'onApprove'> & {
  /** Called once for a press that the visitor made, after they could see the request for 500 ms. */
  onApprove: () => void
}

/** Shows one request and lets the visitor approve it only when they see it. Mount a new instance for each request. */
export function ApproveContainer({ onApprove, onDecline, ...props }: ApproveContainerProps) {
  const { ref, attention, accepts } = useAttention()
  const isSigning = props.progress.status === 'signing'
  const declineOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isSigning) onDecline()
  })

  useEffect(() => {
    document.addEventListener('keydown', declineOnEscape)
    return () => document.removeEventListener('keydown', declineOnEscape)
  }, [])

  return (
    <ApproveView
      {...props}
      ref={ref}
      attention={attention}
      onApprove={({ nativeEvent }) => {
        if (accepts(nativeEvent)) onApprove()
      }}
      onDecline={onDecline}
    />
  )
}
