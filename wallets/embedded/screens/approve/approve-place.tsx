import { type ReactNode, type Ref, useEffect, useLayoutEffect, useRef } from 'react'
import { Button, Heading, ScrollArea, Text } from '../../../../src/components/index.js'
import { anywhere } from '../../../approval/draw/parts.css.js'
import { controlsMark, readMark } from '../../approval/read-shown-place.js'
import { reportContentHeight } from '../parts/content-height.js'
import { useHeadingFocus } from '../parts/first-heading.js'
import { foot, head, place, readOnLine, request, title as titleClass, titleLine } from './approve-place.css.js'

export type ApprovePlaceProps = {
  ref?: Ref<HTMLDivElement> | undefined
  title: string
  /** Such as "1 of 3". */
  queue?: string | undefined
  lead: string
  /** The label of a button that scrolls on, while the end of the request has not been in sight. */
  readOn?: string | undefined
  /** Whether parts of the request are still loading. Once they are there it is shown from its top. */
  isLoading?: boolean
  foot: ReactNode
  children: ReactNode
}

/** The overlap of two steps of scrolling, px: about two lines. */
const OVERLAP = 40

/**
 * The whole of the frame: heading, a request that scrolls, and buttons. The heading gets the focus. The page around the
 * frame learns the height of the three.
 */
export function ApprovePlace(props: ApprovePlaceProps) {
  const { ref, title, queue, lead, readOn, isLoading = false, foot: footContent, children } = props
  const heading = useHeadingFocus()
  const headRef = useRef<HTMLDivElement>(null)
  const read = useRef<HTMLDivElement>(null)
  const requestRef = useRef<HTMLDivElement>(null)
  const footRef = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const [head, request, foot] = [headRef.current, requestRef.current, footRef.current]
    if (head && request && foot) return reportContentHeight([head, request], foot)
  }, [])

  useLayoutEffect(() => {
    if (!isLoading) read.current?.scrollTo({ top: 0 })
  }, [isLoading])

  // A button that has the focus loses it when it goes. Never to Approve: the next press of the key would count.
  useLayoutEffect(() => {
    if (readOn === undefined) return
    return () => {
      if (line.current?.contains(document.activeElement)) heading.current?.focus()
    }
  }, [readOn, heading])

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
      <ScrollArea ref={read} label={title} {...readMark}>
        <div ref={requestRef} className={request}>
          {children}
        </div>
      </ScrollArea>
      <div ref={footRef} className={foot} {...controlsMark}>
        {readOn === undefined ? null : (
          <div ref={line} className={readOnLine}>
            <Button size="1" onClick={() => read.current?.scrollBy({ top: read.current.clientHeight - OVERLAP })}>
              {readOn}
            </Button>
          </div>
        )}
        {footContent}
      </div>
    </div>
  )
}
