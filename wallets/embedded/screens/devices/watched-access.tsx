import type { MouseEvent } from 'react'
import { useAttention } from '../approve/use-attention.js'
import { AccessView, type AccessViewProps } from './access-view.js'

export type WatchedAccessProps = Omit<AccessViewProps, 'ref' | 'attention' | 'onRemove'> & {
  /** Called for a press while the visitor can see the consequences. */
  onRemove: () => void
}

/** Lets the visitor end a way to open the account, only while they can see the consequences. */
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
