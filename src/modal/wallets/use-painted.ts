'use client'

import { useEffect, useState } from 'react'
import { afterPaint } from '../../components/dialog/after-paint.js'

/** Whether the caller has been seen: what only adds to it, such as asking a server, can wait until then. */
export function usePainted(): boolean {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => afterPaint(() => setIsPainted(true)), [])
  return isPainted
}
