import { useEffect, useState } from 'react'

/** The seconds that are left of `duration` ms, 0 before it is started. It counts by the clock, also in a hidden page. */
export function useCountdown(duration: number): [seconds: number, start: () => void] {
  const [end, setEnd] = useState(0)
  const [now, setNow] = useState(0)

  useEffect(() => {
    if (end === 0) return
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= end) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [end])

  return [
    Math.max(0, Math.ceil((end - now) / 1_000)),
    () => {
      setNow(Date.now())
      setEnd(Date.now() + duration)
    },
  ]
}
