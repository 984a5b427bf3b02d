import type { ReactNode, Ref } from 'react'
import { Heading } from '../../components/heading/heading.js'
import { Text } from '../../components/text/text.js'
import {
  actions as actionsStyle,
  image as imageStyle,
  text as textStyle,
  title as titleStyle,
  words,
} from './centered-message.css.js'
import { ViewBody } from './view-body.js'

export type CenteredMessageProps = {
  /** A ProgressRing, or an IconTile. */
  image: ReactNode
  /** Left out when the title of the card already says it. */
  title?: string | undefined
  text: string
  /** `id` of the text, for a control that it describes. */
  textId?: string | undefined
  /** One or two buttons. */
  actions?: ReactNode
  /** Receives focus when an action unmounts its own button. */
  titleRef?: Ref<HTMLHeadingElement> | undefined
}

/** A view with one message: image, heading, text and actions. Assistive technology reads the text when it changes. */
export function CenteredMessage({ image, title, text, textId, actions, titleRef }: CenteredMessageProps) {
  return (
    <ViewBody align="center">
      <div className={imageStyle}>{image}</div>
      <div role="status" className={words}>
        {title === undefined ? null : (
          <Heading as="h3" ref={titleRef} tabIndex={-1} className={titleStyle} title={titleIfLong(title, 40)}>
            {title}
          </Heading>
        )}
        <Text
          as="p"
          id={textId}
          size="3"
          tone="muted"
          wrap="balance"
          className={textStyle}
          title={titleIfLong(text, 80)}
        >
          {text}
        </Text>
      </div>
      {actions ? <div className={actionsStyle}>{actions}</div> : null}
    </ViewBody>
  )
}

/** The full text as a tooltip when a long name from outside may be cut. Our own texts are shorter. */
const titleIfLong = (text: string, limit: number) => (text.length > limit ? text : undefined)
