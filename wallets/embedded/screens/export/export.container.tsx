import { type MouseEvent, useEffect, useState } from 'react'
import type { Attention } from '../../approval/watch-attention.js'
import { revealMnemonic } from '../../recovery/reveal-mnemonic.js'
import { useAttention } from '../approve/use-attention.js'
import { LoginLeftError, type ScreenControls } from '../parts/draw-screen.js'
import { type Problem, readProblem } from '../parts/problem.js'
import { useWallet } from '../parts/use-wallet.js'
import type { ScreenContext } from '../screen-context.js'
import { ExportView } from './export-view.js'

/** The visitor does not look at the words. `new` says only that they have not for long. */
const losses: ReadonlySet<Attention> = new Set(['unseen', 'small', 'unfocused', 'cannot-tell'])

/**
 * Shows the 12 words on a press, while the visitor looks at them. They are in memory until the screen ends, and in the
 * document only while they are shown.
 */
export function ExportContainer({ context, words, finish, withLogin }: { context: ScreenContext } & ScreenControls) {
  const { reading, retry } = useWallet(context)
  const [mnemonic, setMnemonic] = useState<readonly string[] | null>(null)
  const [isShown, setShown] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [place, setPlace] = useState<HTMLDivElement | null>(null)
  const { attention, accepts } = useAttention(place)

  useEffect(() => {
    if (losses.has(attention)) setShown(false)
  }, [attention])

  async function show(): Promise<void> {
    if (reading.status !== 'read') return
    if (mnemonic) return setShown(true)
    setProblem(null)
    setBusy(true)
    try {
      setMnemonic(await withLogin(() => revealMnemonic(context, reading.wallet)))
      setShown(true)
    } catch (error) {
      if (!(error instanceof LoginLeftError)) setProblem(readProblem(error))
    } finally {
      setBusy(false)
    }
  }

  const step = mnemonic ? (isShown && !losses.has(attention) ? 'shown' : 'hidden') : 'warning'
  return (
    <ExportView
      ref={setPlace}
      words={words}
      step={reading.status === 'read' ? step : reading.status}
      mnemonic={step === 'shown' ? (mnemonic ?? []) : []}
      attention={attention}
      problem={reading.status === 'unread' ? reading.problem : problem}
      isBusy={isBusy}
      onRetry={retry}
      onShow={({ nativeEvent }: MouseEvent) => {
        if (accepts(nativeEvent)) void show()
      }}
      onCancel={() => finish('cancelled')}
      onDone={() => finish('done')}
    />
  )
}
