import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react'
import type { Attention } from '../../approval/watch-attention.js'
import { useAttention } from '../approve/use-attention.js'
import { ExportView, type ExportViewProps } from './export-view.js'

export type WatchedExportProps = Omit<ExportViewProps, 'ref' | 'step' | 'mnemonic' | 'attention' | 'onShow'> & {
  /** Whether the wallet has been read, which the words need. */
  reading: 'loading' | 'unread' | 'read'
  /** The words, once they have been read. */
  mnemonic: readonly string[] | null
  /** Reads the words, after a press while the visitor can see the warning. */
  onReveal: () => void
}

/** The states in which the visitor cannot see the words. `new` only means that they have not seen them for long enough. */
const losses: ReadonlySet<Attention> = new Set(['unseen', 'small', 'unfocused', 'cannot-tell'])

/** Shows the 12 words after a press, and only while the visitor can see them. */
export function WatchedExport({ reading, mnemonic, onReveal, ...props }: WatchedExportProps) {
  const [isAsked, setAsked] = useState(false)
  const { ref, attention, accepts } = useAttention()
  const hide = useEffectEvent(() => {
    // A press whose words are still read counts, also when a login was needed in between.
    if (mnemonic) setAsked(false)
  })

  useEffect(() => {
    if (losses.has(attention)) hide()
  }, [attention])

  const isShown = isAsked && !losses.has(attention)
  const step = mnemonic ? (isShown ? 'shown' : 'hidden') : 'warning'
  return (
    <ExportView
      {...props}
      ref={ref}
      step={reading === 'read' ? step : reading}
      mnemonic={step === 'shown' ? (mnemonic ?? []) : []}
      attention={attention}
      onShow={({ nativeEvent }: MouseEvent) => {
        if (!accepts(nativeEvent)) return
        setAsked(true)
        if (!mnemonic) onReveal()
      }}
    />
  )
}
