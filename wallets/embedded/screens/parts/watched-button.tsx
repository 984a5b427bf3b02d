import type { MouseEvent } from 'react'
import { Button, type ButtonProps } from '../../../../src/components/index.js'
import type { Attention } from '../../approval/watch-attention.js'

export type WatchedButtonProps = {
  words: { openWindow: string }
  label: string
  accent?: ButtonProps['accent']
  attention: Attention
  /** Whether the required input has been entered. */
  isReady?: boolean
  isBusy: boolean
  /** The id of the status that explains why it is disabled. */
  statusId: string
  /** Called while it is enabled. Check the event before anything is done. */
  onPress: (event: MouseEvent) => void
  onOpenWindow: () => void
}

/**
 * A button that is enabled only while the visitor can see its consequences. If the browser cannot report what covers a frame,
 * a button that continues in a window.
 */
export function WatchedButton(props: WatchedButtonProps) {
  const { words, label, accent, attention, isReady = true, isBusy, statusId, onPress, onOpenWindow } = props
  if (attention === 'cannot-tell') return <Button onClick={onOpenWindow}>{words.openWindow}</Button>
  const isEnabled = isReady && attention === 'ready' && !isBusy
  return (
    <Button
      accent={accent}
      loading={isBusy}
      aria-disabled={!isEnabled || undefined}
      aria-describedby={statusId}
      onClick={isEnabled ? onPress : undefined}
    >
      {label}
    </Button>
  )
}
