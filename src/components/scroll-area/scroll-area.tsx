'use client'

import { Slot } from '@radix-ui/react-slot'
import clsx from 'clsx'
import { type ComponentProps, useState } from 'react'
import { checkProps } from '../props/check-props.js'
import type { PropsOf } from '../props/prop-defs.js'
import { content, held, scrollArea } from './scroll-area.css.js'
import { scrollAreaProps } from './scroll-area.props.js'
import { useOverflow } from './use-overflow.js'

export type ScrollAreaProps = PropsOf<typeof scrollAreaProps> &
  Omit<ComponentProps<'div'>, 'aria-label'> & {
    /** What can be scrolled through; said once it is reached by keyboard. */
    label: string
  }

/**
 * A part of the page that scrolls by itself, with a quiet bar. It scrolls as the browser does; while there is more than
 * fits it can be focused and has a name, so that the arrow keys reach all of it. Its size comes from where it stands.
 *
 * @example
 * <ScrollArea label="Message to sign" style={{ maxBlockSize: '10rem' }}>…</ScrollArea>
 */
export function ScrollArea({
  orientation = scrollAreaProps.orientation.default,
  label,
  className,
  children,
  ...rest
}: ScrollAreaProps) {
  if (process.env.NODE_ENV !== 'production') checkProps('ScrollArea', scrollAreaProps, { orientation })
  const [element, setElement] = useState<HTMLDivElement | null>(null)
  const scrolls = useOverflow(element, orientation)
  const reached = scrolls ? ({ role: 'region', 'aria-label': label, tabIndex: 0 } as const) : {}
  return (
    // Slot hands the element to both: to whom it is given, and to the measure.
    <Slot
      {...reached}
      {...rest}
      data-orientation={orientation}
      data-scrolls={scrolls ? '' : undefined}
      className={clsx(scrollArea({ orientation }), className)}
    >
      <div ref={setElement}>
        <div className={orientation === 'vertical' ? held : content}>{children}</div>
      </div>
    </Slot>
  )
}
