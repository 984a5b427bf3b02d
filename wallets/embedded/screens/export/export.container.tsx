import { useState } from 'react'
import { useSingleRun } from '../../../../src/components/index.js'
import { revealMnemonic } from '../../recovery/reveal-mnemonic.js'
import { useFrameWindow } from '../../window/use-frame-window.js'
import { LoginLeftError, type ScreenControls } from '../parts/draw-screen.js'
import { type Problem, readProblem } from '../parts/problem.js'
import { useWallet } from '../parts/use-wallet.js'
import type { ScreenContext } from '../screen-context.js'
import { WatchedExport } from './watched-export.js'

type ExportContainerProps = { context: ScreenContext } & ScreenControls

/** Reads the 12 words when the visitor requests them. They are in memory until the screen ends. */
export function ExportContainer({ context, words, look, finish, withLogin }: ExportContainerProps) {
  const { reading, reload } = useWallet(context)
  const [mnemonic, setMnemonic] = useState<readonly string[] | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, run] = useSingleRun()
  const isOther = reading.status === 'read' && reading.account.type === 'smartAccount'
  const otherAddress = isOther ? reading.wallet.addresses.eip155 : null
  const shown = { otherAddress, mnemonic, problem, isBusy }
  const opened = useFrameWindow(look, { kind: 'export', ...shown }, ({ type }) => {
    if (type === 'reveal') void run(reveal)
  })

  async function reveal(): Promise<void> {
    if (reading.status !== 'read') return
    setProblem(null)
    try {
      // The frame requests the login. Then the window can be opened again.
      setMnemonic(await withLogin(() => revealMnemonic(context, reading.wallet), opened.close))
    } catch (error) {
      if (!(error instanceof LoginLeftError)) setProblem(readProblem(error))
    }
  }

  return (
    <WatchedExport
      {...shown}
      words={words}
      reading={reading.status}
      problem={reading.status === 'unread' ? reading.problem : problem}
      onRetry={reload}
      onReveal={() => void run(reveal)}
      onOpenWindow={() => setProblem(opened.open() ? null : { kind: 'window-blocked' })}
      onCancel={() => finish('cancelled')}
      onDone={() => finish('done')}
    />
  )
}
