import { useEffect, useRef, useState } from 'react'
import { readPageAttention } from '../../approval/read-page-attention.js'
import { type Attention, type AttentionWatch, watchAttention } from '../../approval/watch-attention.js'

/** Watches the element with `ref` as `watchAttention` does. `accepts` returns whether an event approves the shown request. */
export function useAttention(): {
  ref: (place: HTMLDivElement | null) => void
  attention: Attention
  accepts: (event: Pick<Event, 'isTrusted'>) => boolean
} {
  const [place, setPlace] = useState<HTMLDivElement | null>(null)
  const [attention, setAttention] = useState<Attention>('new')
  const watch = useRef<AttentionWatch | null>(null)

  useEffect(() => {
    if (!place) return
    const started = watchAttention(readPageAttention(place), setAttention)
    watch.current = started
    return () => {
      started.stop()
      watch.current = null
    }
  }, [place])

  return { ref: setPlace, attention, accepts: (event) => watch.current?.accepts(event) ?? false }
}
