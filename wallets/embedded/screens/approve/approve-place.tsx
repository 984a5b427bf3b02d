import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { Heading, ScrollArea, Text } from '../../../../src/components/index.js'
import { reportContentHeight } from '../parts/content-height.js'
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

/**
 * The whole of the frame: heading, a request that scrolls, and buttons. The heading gets the focus. The page around the
 * frame learns the height of the three.
 */
export function ApprovePlace({ ref, title, queue, lead, foot: footContent, children }: ApprovePlaceProps) {
  const heading = useHeadingFocus()
  const headRef = useRef<HTMLDivElement>(null)
  const requestRef = useRef<HTMLDivElement>(null)
  const footRef = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const [head, request, foot] = [headRef.current, requestRef.current, footRef.current]
    if (head && request && foot) return reportContentHeight([head, request], foot)
  }, [])

  return (
    <div ref={ref} className={place}>
      <div ref={headRef} className={head}>
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
        <div ref={requestRef} className={request}>
          {children}
        </div>
      </ScrollArea>
      <div ref={footRef} className={foot}>
        {footContent}
      </div>
    </div>
  )
}
