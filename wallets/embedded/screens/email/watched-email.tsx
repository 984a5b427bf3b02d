import type { MouseEvent } from 'react'
import { useAttention } from '../approve/use-attention.js'
import { EmailView, type EmailViewProps } from './email-view.js'

export type WatchedEmailProps = Omit<EmailViewProps, 'ref' | 'attention' | 'onChange'> & {
  /** Called for a press while the visitor can see both addresses. */
  onChange: () => void
}

/** Begins a change of the e-mail address, only while the visitor can see both addresses. */
export function WatchedEmail({ onChange, ...props }: WatchedEmailProps) {
  const { ref, attention, accepts } = useAttention()
  return (
    <EmailView
      {...props}
      ref={ref}
      attention={attention}
      onChange={({ nativeEvent }: MouseEvent) => {
        if (accepts(nativeEvent)) onChange()
      }}
    />
  )
}
