import type { ReactNode } from 'react'
import {
  header,
  headerEnd,
  headerStart,
  headerTitle,
  title as titleStyle,
} from '../../src/components/dialog/dialog.css.js'
import { Icon } from '../../src/components/icon/icon.js'
import { IconButton } from '../../src/components/icon-button/icon-button.js'
import { ChevronDown, ChevronLeft, CircleHelp, X } from '../../src/icons/index.js'
import { caption, card, figure, sheet } from './card-frame.css.js'

const starts = { back: ['Back', ChevronLeft], help: ['Help', CircleHelp], network: ['Network', ChevronDown] } as const

export type CardFrameProps = {
  title: string
  /** The button before the title. */
  start?: keyof typeof starts
  /** The name of the state. */
  label?: string
  children: ReactNode
}

/** The card of the modal, without the modal, around a view. */
export function CardFrame({ title, start, label, children }: CardFrameProps) {
  const [name, glyph] = start ? starts[start] : []
  return (
    <figure className={figure}>
      {label ? <figcaption className={caption}>{label}</figcaption> : null}
      <div className={card}>
        <div className={header}>
          <div className={headerStart}>
            {name && glyph ? (
              <IconButton label={name}>
                <Icon as={glyph} isDirectional={start === 'back'} />
              </IconButton>
            ) : null}
          </div>
          <div className={headerTitle}>
            <h2 className={titleStyle} title={title}>
              {title}
            </h2>
          </div>
          <div className={headerEnd}>
            <IconButton label="Close">
              <Icon as={X} />
            </IconButton>
          </div>
        </div>
        {children}
      </div>
    </figure>
  )
}

/** Cards side by side. */
export function CardSheet({ children }: { children: ReactNode }) {
  return <div className={sheet}>{children}</div>
}
