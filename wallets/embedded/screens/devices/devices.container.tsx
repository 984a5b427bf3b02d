import { useCallback, useState } from 'react'
import { useSingleRun } from '../../../../src/components/index.js'
import type { WalletDevice } from '../../../../src/services/identity/wallet-schema.js'
import { FrameError } from '../../door/frame-error.js'
import { proveWallet } from '../../recovery/prove-wallet.js'
import { ServiceFailure } from '../../service/service-failure.js'
import { useFrameWindow } from '../../window/use-frame-window.js'
import { LoginLeftError, type ScreenControls } from '../parts/draw-screen.js'
import { type Problem, readProblem } from '../parts/problem.js'
import { useReading } from '../parts/use-reading.js'
import type { ScreenContext } from '../screen-context.js'
import { DevicesView } from './devices-view.js'
import { WatchedDevice } from './watched-device.js'

type DevicesContainerProps = { context: ScreenContext } & ScreenControls

/** Lists the devices of the wallet, and removes one that the visitor has chosen. */
export function DevicesContainer({ context, words, look, finish, withLogin }: DevicesContainerProps) {
  const { vault } = context
  const { reading, reload } = useReading(
    useCallback(async () => {
      const [wallet, devices] = await Promise.all([vault.read(), vault.listDevices()])
      return { wallet, devices }
    }, [vault]),
  )
  const wallet = reading.status === 'read' ? reading.wallet : null
  const [chosen, setChosen] = useState<WalletDevice | null>(null)
  const [removed, setRemoved] = useState<WalletDevice | null>(null)
  const [isKept, setKept] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, run] = useSingleRun()
  const shown = chosen && { kind: 'device' as const, device: chosen, problem, isBusy }
  const opened = useFrameWindow(look, shown, ({ type }) => {
    if (type === 'remove') void run(remove)
  })
  const format = { locale: look.words.approve.locale }

  async function remove(): Promise<void> {
    if (!chosen) return
    setProblem(null)
    try {
      // The frame asks for the login. Then the window can be opened again.
      await withLogin(() => revoke(chosen), opened.close)
      leave(chosen)
    } catch (error) {
      // Another device was faster.
      if (error instanceof ServiceFailure && error.field === 'thumbprint') leave(chosen)
      else if (!(error instanceof LoginLeftError)) setProblem(readRemovalProblem(error))
    }
  }

  async function revoke({ thumbprint }: WalletDevice): Promise<void> {
    if (!wallet) throw new FrameError('recovery-required', 'The account has no wallet.')
    const proof = await proveWallet(context, wallet, { action: 'revoke-device', stored: { thumbprint } })
    await vault.revokeDevice(thumbprint, proof)
  }

  async function keep(): Promise<void> {
    setProblem(null)
    try {
      await vault.cancelReplacement()
      setKept(true)
      reload()
    } catch (error) {
      setProblem(readProblem(error))
    }
  }

  /** Back to the list, which is read again after a removal. */
  function leave(device: WalletDevice | null): void {
    setProblem(null)
    setChosen(null)
    setRemoved(device)
    if (device) reload()
  }

  if (chosen) {
    return (
      <WatchedDevice
        words={words}
        device={chosen}
        format={format}
        problem={problem}
        isBusy={isBusy}
        onBack={() => leave(null)}
        onRemove={() => void run(remove)}
        onOpenWindow={() => setProblem(opened.open() ? null : { kind: 'window-blocked' })}
      />
    )
  }
  return (
    <DevicesView
      words={words}
      status={reading.status}
      devices={reading.status === 'read' ? reading.devices : []}
      format={format}
      next={wallet?.next ?? null}
      isKept={isKept}
      isBusy={isBusy}
      removed={removed}
      problem={reading.status === 'unread' ? reading.problem : problem}
      onRetry={reload}
      onDevice={setChosen}
      onKeep={() => void run(keep)}
      onDone={() => finish('done')}
    />
  )
}

function readRemovalProblem(error: unknown): Problem {
  const isOnlyDevice = error instanceof ServiceFailure && error.status === 409
  return isOnlyDevice ? { kind: 'only-device' } : readProblem(error)
}
