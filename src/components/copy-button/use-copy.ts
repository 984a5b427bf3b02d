'use client'

import { useEffect, useRef, useState } from 'react'

/** How long "Copied" is shown, ms. */
const COPIED_FOR = 2000

type Outcome = { status: 'copied' | 'refused'; value: string }

type CopyOptions = {
  /** Called after `value` has been written to the clipboard. */
  onCopied?: ((value: string) => void) | undefined
  /** Called when the browser or the visitor refuses, or there is no clipboard. */
  onError?: ((error: unknown) => void) | undefined
}

/**
 * Copies `value`. The status is `copied` for 2000 ms, or `refused` until the next try. A new value resets it.
 */
export function useCopy(value: string, { onCopied, onError }: CopyOptions) {
  const [outcome, setOutcome] = useState<Outcome>()
  const isMounted = useRef(false)
  const attempts = useRef(0)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  useEffect(() => {
    if (outcome?.status !== 'copied') return
    const timer = setTimeout(() => setOutcome(undefined), COPIED_FOR)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    const attempt = ++attempts.current
    const settle = (status: Outcome['status']) => {
      if (isMounted.current && attempt === attempts.current) setOutcome({ status, value })
    }
    try {
      await write(value)
    } catch (error) {
      settle('refused')
      onError?.(error)
      return
    }
    settle('copied')
    onCopied?.(value)
  }
  return { status: outcome?.value === value ? outcome.status : 'ready', copy } as const
}

async function write(value: string): Promise<void> {
  // A page without TLS has no clipboard API.
  if (navigator.clipboard) return navigator.clipboard.writeText(value)
  const copy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', value)
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  document.addEventListener('copy', copy, true)
  const isDone = document.execCommand('copy')
  document.removeEventListener('copy', copy, true)
  if (!isDone) throw new DOMException('The browser did not copy.', 'NotAllowedError')
}
