import type { ReactNode } from 'react'
import { Icon } from '../../components/icon/icon.js'
import { X } from '../../icons/x.js'
import { arc, badge, drawing, ring, roundCorner, squareCorner, track } from './progress-ring.css.js'

export type ProgressRingProps = {
  /** `waiting` turns. `error` stands still and has a red cross. */
  status: 'waiting' | 'error'
  /** The shape of the icon inside. */
  shape?: 'square' | 'round'
  /** A WalletIcon or NetworkIcon of size 64. */
  children: ReactNode
}

/** A ring around an icon while the wallet is asked. Decorative: the text beside it has the information. */
export function ProgressRing({ status, shape = 'square', children }: ProgressRingProps) {
  const corner = shape === 'square' ? squareCorner : roundCorner
  const line = { x: 1.5, y: 1.5, width: 93, height: 93, rx: 26.5, pathLength: 100 }
  return (
    <span className={ring} data-lintel-ring={status}>
      <svg viewBox="0 0 96 96" aria-hidden="true" focusable="false" className={drawing}>
        <rect {...line} className={`${track} ${corner}`} />
        {status === 'waiting' ? <rect {...line} className={`${arc} ${corner}`} /> : null}
      </svg>
      {children}
      {status === 'error' ? (
        <span data-accent="red" className={badge}>
          <Icon as={X} size={16} />
        </span>
      ) : null}
    </span>
  )
}
