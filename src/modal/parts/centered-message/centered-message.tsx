import type { ReactNode, Ref } from 'react'
import { Heading } from '../../../components/heading/heading.js'
import { Text } from '../../../components/text/text.js'
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
  title: string
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
        <Heading ref={titleRef} as="h3" tabIndex={-1} className={titleStyle}>
          {title}
        </Heading>
        <Text as="p" size="3" tone="muted" align="center" wrap="balance" className={textStyle}>
          {text}
        </Text>
      </div>
      {actions ? <div className={actionsStyle}>{actions}</div> : null}
    </ViewBody>
  )
}
