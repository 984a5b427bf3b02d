import { type MouseEvent, useState } from 'react'
import { useAttention } from '../approve/use-attention.js'
import { LostView, type LostViewProps } from './lost-view.js'

export type WatchedLostProps = Omit<
  LostViewProps,
  'ref' | 'confirmation' | 'attention' | 'onConfirmationChange' | 'onReplace'
> & {
  /** Called for a press while the visitor can see the consequences. */
  onReplace: () => void
}

/** Lets the visitor abandon a lost wallet, only while they can see the consequences. */
export function WatchedLost({ onReplace, ...props }: WatchedLostProps) {
  const [confirmation, setConfirmation] = useState('')
  const { ref, attention, accepts } = useAttention()
  return (
    <LostView
      {...props}
      ref={ref}
      confirmation={confirmation}
      attention={attention}
      onConfirmationChange={setConfirmation}
      onReplace={({ nativeEvent }: MouseEvent) => {
        if (accepts(nativeEvent)) onReplace()
      }}
    />
  )
}
