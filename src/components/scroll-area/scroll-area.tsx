'use client'

import { Slot } from '@radix-ui/react-slot'
import clsx from 'clsx'
import { type ComponentProps, useState } from 'react'
import { content, held, scrollArea } from './scroll-area.css.js'
import { useOverflow } from './use-overflow.js'

export type ScrollAreaProps = Omit<ComponentProps<'div'>, 'aria-label'> & {
  /** The accessible name: the content that scrolls. */
  label: string
  /** @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | 'both' | undefined
}

/**
 * A part of the page that scrolls, with a thin scroll bar. Its size comes from its parent or from `style`. Do not put
 * one into another that scrolls the same way.
 *
 * **Native scrolling** Radix' ScrollArea adds a `<style>` element, which `style-src 'self'` refuses, and draws its own
 * bars in 4 KB of JavaScript. Native bars keep their width in forced colors, overlay on phones, and support the wheel
 * and the middle button. CSS makes them thin, and darker on hover and focus.
 *
 * **Use instead** Table for a wide table, which scrolls already.
 *
 * **Keyboard** Arrow keys, Page keys, Home, End and Space scroll it.
 *
 * **Accessibility** While its content does not fit it is a named region that Tab reaches; otherwise it is neither.
 *
 * **Data attributes** `data-orientation`, `data-scrolls` while it scrolls.
 *
 * @example
 * <ScrollArea label="Message to sign" style={{ maxBlockSize: '10rem' }}>…</ScrollArea>
 */
export function ScrollArea({ orientation = 'vertical', label, className, children, ...rest }: ScrollAreaProps) {
  const [element, setElement] = useState<HTMLDivElement | null>(null)
  const scrolls = useOverflow(element, orientation)
  const reached = scrolls ? ({ role: 'region', 'aria-label': label, tabIndex: 0 } as const) : {}
  return (
    // Slot merges the refs.
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
