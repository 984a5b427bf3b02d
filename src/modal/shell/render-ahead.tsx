'use client'

import * as React from 'react'

/**
 * Renders `children` before they are first shown: hidden, without effects, and only while React has nothing else to do.
 * Showing them then costs neither the first run of their code nor the making of their elements. Needs React 19.2; before
 * that they render when they are shown.
 */
export function RenderAhead({ isShown, children }: { isShown: boolean; children: React.ReactNode }) {
  if ('Activity' in React) return <React.Activity mode={isShown ? 'visible' : 'hidden'}>{children}</React.Activity>
  return isShown ? children : null
}
