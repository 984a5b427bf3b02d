'use client'

/** stub */
export function Toasts() {
  return null
}
