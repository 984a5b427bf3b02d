import type { ReactNode, Ref } from 'react'
import { Heading, ScrollArea, Text } from '../../../../src/components/index.js'
import { useHeadingFocus } from '../parts/first-heading.js'
import { anywhere, foot, head, place, request, title as titleClass, titleLine } from './approve-place.css.js'

export type ApprovePlaceProps = {
  ref?: Ref<HTMLDivElement> | undefined
  title: string
  /** Such as "1 of 3". */
  queue?: string | undefined
  lead: string
  foot: ReactNode
  children: ReactNode
}

/** The whole of the frame: heading, a request that scrolls, and buttons. The heading gets the focus. */
export function ApprovePlace({ ref, title, queue, lead, foot: footContent, children }: ApprovePlaceProps) {
  const heading = useHeadingFocus()
  return (
    <div ref={ref} className={place}>
      <div className={head}>
        <div className={titleLine}>
          <Heading as="h1" size="5" ref={heading} tabIndex={-1} className={titleClass}>
            {title}
          </Heading>
          {queue ? (
            <Text size="2" tone="muted" tabular>
              {queue}
            </Text>
          ) : null}
        </div>
        <Text as="p" size="2" tone="muted" className={anywhere}>
          {lead}
        </Text>
      </div>
      <ScrollArea label={title}>
        <div className={request}>{children}</div>
      </ScrollArea>
      <div className={foot}>{footContent}</div>
    </div>
  )
}
