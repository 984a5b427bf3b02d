'use client'

import { Button } from '../../components/button/button.js'
import { Icon } from '../../components/icon/icon.js'
import { RotateCw } from '../../icons/rotate-cw.js'
import { useSlow } from '../state/use-slow.js'

export type RetryButtonProps = {
  label: string
  variant?: 'soft' | 'ghost'
  onRetry: () => void
}

/** How long after it has appeared the button can be pressed, in ms. */
const READY_AFTER = 1_000

/**
 * The button to ask a wallet again. It ignores presses for its first second: the view may change under the finger or
 * the mouse, and a second press would ask the wallet without intention.
 */
export function RetryButton({ label, variant = 'soft', onRetry }: RetryButtonProps) {
  const isReady = useSlow(true, READY_AFTER)
  // Busy instead of dimmed, so that the button does not flicker.
  const busy = isReady ? {} : { 'aria-busy': true, 'aria-disabled': true }
  return (
    <Button {...busy} variant={variant} accent="gray" onClick={isReady ? onRetry : undefined}>
      <Icon as={RotateCw} size={16} />
      <span>{label}</span>
    </Button>
  )
}
