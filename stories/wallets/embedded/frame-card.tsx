import type { ReactNode } from 'react'
import { caption, card, figure } from '../../support/card-frame.css.js'

/** The card of the modal as the frame fills it: without a header. `height`: that of a low window, px. */
export function FrameCard({
  label,
  height,
  children,
}: {
  label?: string
  height?: number | undefined
  children: ReactNode
}) {
  return (
    <figure className={figure}>
      {label ? <figcaption className={caption}>{label}</figcaption> : null}
      <div
        className={card}
        style={height ? { display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', blockSize: height } : undefined}
      >
        {children}
      </div>
    </figure>
  )
}
