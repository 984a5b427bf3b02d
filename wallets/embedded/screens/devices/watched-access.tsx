import type { MouseEvent } from 'react'
import { useAttention } from '../approve/use-attention.js'
import { AccessView, type AccessViewProps } from './access-view.js'

export type WatchedAccessProps = Omit<AccessViewProps, 'ref' | 'attention' | 'onRemove'> & {
  /** Called for a press of a visitor who looks at what it means. */
  onRemove: () => void
}

/** Lets the visitor end what opens the account, only while they look at what it means. */
export function WatchedAccess({ onRemove, ...props }: WatchedAccessProps) {
  const { ref, attention, accepts } = useAttention()
  return (
    <AccessView
      {...props}
      ref={ref}
      attention={attention}
      onRemove={({ nativeEvent }: MouseEvent) => {
        if (accepts(nativeEvent)) onRemove()
      }}
    />
  )
}
