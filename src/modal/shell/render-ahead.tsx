'use client'

import * as React from 'react'

/**
 * Renders `children` before they are first shown: hidden, without effects, and only while React has nothing else to do.
 * Showing them then needs neither the first run of their code nor new elements. Needs React 19.2; in earlier versions they
 * render when they are shown.
 */
export function RenderAhead({ isShown, children }: { isShown: boolean; children: React.ReactNode }) {
  if ('Activity' in React) return <React.Activity mode={isShown ? 'visible' : 'hidden'}>{children}</React.Activity>
  return isShown ? children : null
}
