import type { ReactNode, Ref } from 'react'
import { ViewBody } from '../view-body/view-body.js'
import {
  actions as actionsStyle,
  image as imageStyle,
  text as textStyle,
  title as titleStyle,
  words,
} from './centered-message.css.js'

export type CenteredMessageProps = {
  /** A ProgressRing, or an IconTile. */
  image: ReactNode
  /** Left out where the card's own title says it already. */
  title?: string | undefined
  text: string
  /** One button, two at most. */
  actions?: ReactNode
  /** Where focus goes when an action takes itself away. */
  titleRef?: Ref<HTMLHeadingElement> | undefined
}

/** A view that says one thing: picture, heading, sentence, action. What it says is announced when it changes. */
export function CenteredMessage({ image, title, text, actions, titleRef }: CenteredMessageProps) {
  return (
    <ViewBody align="center">
      <div className={imageStyle}>{image}</div>
      <div role="status" className={words}>
        {title === undefined ? null : (
          <h3 ref={titleRef} tabIndex={-1} className={titleStyle} title={cut(title, 40)}>
            {title}
          </h3>
        )}
        <p className={textStyle} title={cut(text, 80)}>
          {text}
        </p>
      </div>
      {actions ? <div className={actionsStyle}>{actions}</div> : null}
    </ViewBody>
  )
}

/** The whole wording of what has a stranger's long name in it, and may be cut. Words of ours are shorter. */
const cut = (words: string, longest: number) => (words.length > longest ? words : undefined)
