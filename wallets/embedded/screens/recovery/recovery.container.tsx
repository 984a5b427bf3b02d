import { useRef, useState } from 'react'
import { useSingleRun } from '../../../../src/components/index.js'
import type { OpenedRecovery, RecoveryMethod, Wallet } from '../../../../src/services/identity/wallet-schema.js'
import { readPasskeySecret } from '../../keys/passkey.js'
import { derivePasskeyKey, derivePasswordKey, type EvaluatePassword } from '../../keys/recovery-key.js'
import { SealBrokenError } from '../../keys/seal-bytes.js'
import { wipe } from '../../keys/split-entropy.js'
import { recoverWallet } from '../../recovery/recover-wallet.js'
import { replaceWallet } from '../../recovery/replace-wallet.js'
import { useFrameWindow } from '../../window/use-frame-window.js'
import type { Busy } from '../parts/busy.js'
import { LoginLeftError, type ScreenControls } from '../parts/draw-screen.js'
import { type Problem, readProblem } from '../parts/problem.js'
import { useWallet } from '../parts/use-wallet.js'
import type { ScreenContext } from '../screen-context.js'
import { RecoveryView } from './recovery-view.js'
import { WatchedLost } from './watched-lost.js'

type RecoveryContainerProps = { context: ScreenContext } & ScreenControls

/** How long the opened recovery is used, ms. It lets a device be added for 10 minutes. */
const OPENING_LIFE = 9 * 60_000

/** Recovers the wallet with its password or passkey, or starts a new one. */
export function RecoveryContainer({ context, words, look, finish, withLogin }: RecoveryContainerProps) {
  const { vault } = context
  const { reading, reload } = useWallet(context)
  const [step, setStep] = useState<'open' | 'lost' | 'done' | 'replaced' | 'waiting'>('open')
  const [password, setPassword] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [busy, setBusy] = useState<Busy | null>(null)
  const [, runSingle] = useSingleRun()
  const [next, setNext] = useState<Wallet['next']>(null)
  const [newAddress, setNewAddress] = useState<string | null>(null)
  /** The service counts openings: one is used for several passwords. */
  const opening = useRef<{ opened: OpenedRecovery; until: number } | null>(null)
  const wallet = reading.status === 'read' ? reading.wallet : null
  const address = newAddress ?? (reading.status === 'read' ? reading.account.address : '')
  const lost = { address, problem, isBusy: busy !== null }
  const opened = useFrameWindow(look, step === 'lost' ? { kind: 'lost', ...lost } : null, ({ type }) => {
    if (type === 'replace') void replace()
  })

  const run = (first: Busy, work: () => Promise<void>) =>
    runSingle(async () => {
      setProblem(null)
      setWrong(false)
      setBusy(first)
      try {
        await work()
      } catch (error) {
        if (error instanceof SealBrokenError) setWrong(true)
        else if (!(error instanceof LoginLeftError)) setProblem(readProblem(error))
      } finally {
        setBusy(null)
      }
    })

  async function open(walletId: string): Promise<OpenedRecovery> {
    if (opening.current && Date.now() < opening.current.until) return opening.current.opened
    const opened = await withLogin(() => vault.openRecovery(walletId))
    opening.current = { opened, until: Date.now() + OPENING_LIFE }
    return opened
  }

  async function makeKey(walletId: string, method: RecoveryMethod): Promise<CryptoKey> {
    if (method.kind === 'password') {
      const evaluate: EvaluatePassword = (request) => withLogin(() => vault.evaluatePassword({ walletId, ...request }))
      return derivePasswordKey(password, method, evaluate, (progress) => setBusy({ kind: 'deriving', progress }))
    }
    setBusy({ kind: 'passkey' })
    const secret = await readPasskeySecret(method)
    const key = await derivePasskeyKey(secret)
    wipe(secret)
    return key
  }

  const recover = () =>
    run({ kind: 'saving' }, async () => {
      if (!wallet) return
      const opened = await open(wallet.walletId)
      const key = await makeKey(wallet.walletId, opened.method)
      setBusy({ kind: 'saving' })
      await withLogin(() => recoverWallet(context, wallet, { opened, key }))
      opening.current = null
      setPassword('')
      setStep('done')
    })

  const replace = () =>
    run({ kind: 'saving' }, async () => {
      if (!wallet) return
      // The frame requests the login. Then the window can be opened again.
      const used = await withLogin(() => replaceWallet(context, wallet), opened.close)
      if (used.next) {
        setNext(used.next)
        return setStep('waiting')
      }
      setNewAddress((await context.findAccount(used.addresses.eip155)).address)
      setStep('replaced')
    })

  function go(next: 'open' | 'lost'): void {
    setProblem(null)
    setWrong(false)
    setStep(next)
  }

  if (step === 'lost') {
    return (
      <WatchedLost
        {...lost}
        words={words}
        onBack={() => go('open')}
        onReplace={() => void replace()}
        onOpenWindow={() => setProblem(opened.open() ? null : { kind: 'window-blocked' })}
      />
    )
  }
  return (
    <RecoveryView
      words={words}
      step={reading.status === 'read' ? step : reading.status}
      method={wallet?.recovery?.kind ?? 'password'}
      address={address}
      next={next ?? wallet?.next ?? null}
      format={{ locale: look.words.approve.locale }}
      password={password}
      isWrong={isWrong}
      problem={reading.status === 'unread' ? reading.problem : problem}
      busy={busy}
      onRetry={reload}
      onPasswordChange={(text) => {
        setWrong(false)
        setPassword(text)
      }}
      onRecover={() => void recover()}
      onLost={() => go('lost')}
      onCancel={() => finish('cancelled')}
      onDone={() => finish('done')}
    />
  )
}
