'use client'

import { type ComponentProps, createContext, type RefObject, use, useCallback, useState } from 'react'

const PortalPlaceContext = createContext<Element | null | undefined>(undefined)

/**
 * A layer that what floats above its content is drawn into, instead of `body`: a menu opened from inside a dialog
 * then belongs to the dialog, is never hidden by it, and no dialog below takes a press in it for one outside.
 */
export function PortalPlace({
  ref,
  children,
  ...rest
}: Omit<ComponentProps<'div'>, 'ref'> & { ref: RefObject<HTMLDivElement | null> }) {
  const [place, setPlace] = useState<Element | null>(null)
  const attach = useCallback(
    (element: HTMLDivElement) => {
      ref.current = element
      setPlace(element)
      return () => {
        ref.current = null
      }
    },
    [ref],
  )
  return (
    <div {...rest} ref={attach}>
      <PortalPlaceContext value={place}>{children}</PortalPlaceContext>
    </div>
  )
}

/** Where the caller's floating parts belong: undefined is `body`, null a layer that is not there yet. */
export function usePortalPlace(): Element | null | undefined {
  return use(PortalPlaceContext)
}
