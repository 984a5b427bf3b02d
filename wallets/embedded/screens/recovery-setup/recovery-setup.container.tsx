import { useEffect, useRef, useState } from 'react'
import { useSingleRun } from '../../../../src/components/index.js'
import type { RecoveryMethod } from '../../../../src/services/identity/wallet-schema.js'
import { createPasskey, hasPasskeys } from '../../keys/passkey.js'
import { createPasswordKey, derivePasskeyKey, type EvaluatePassword } from '../../keys/recovery-key.js'
import { wipe } from '../../keys/split-entropy.js'
import { FrameError } from '../../messaging/frame-error.js'
import { loadRatePassword } from '../../recovery/load-rate-password.js'
import { rateLength } from '../../recovery/password-rating.js'
import { setUpRecovery } from '../../recovery/set-up-recovery.js'
import type { Busy } from '../parts/busy.js'
import { LoginLeftError, type ScreenControls } from '../parts/draw-screen.js'
import { type Problem, readProblem } from '../parts/problem.js'
import { useWallet, type WalletReading } from '../parts/use-wallet.js'
import type { ScreenContext } from '../screen-context.js'
import { RecoverySetupView } from './recovery-setup-view.js'

type MadeKey = { method: RecoveryMethod; key: CryptoKey }

/** Sets up the recovery of the wallet, by a passkey or a password. */
export function RecoverySetupContainer({
  context,
  words,
  finish,
  withLogin,
}: { context: ScreenContext } & ScreenControls) {
  const { reading, reload } = useWallet(context)
  const [step, setStep] = useState<'choose' | 'password' | 'done'>('choose')
  const [method, setMethod] = useState<RecoveryMethod['kind']>('password')
  const [canPasskey, setCanPasskey] = useState(false)
  const [password, setPassword] = useState('')
  const [rate, setRate] = useState(() => rateLength)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [busy, setBusy] = useState<Busy | null>(null)
  const [, run] = useSingleRun()
  /** A passkey that was created and not stored yet: another attempt needs no second passkey. */
  const createdKey = useRef<MadeKey | null>(null)

  useEffect(() => {
    hasPasskeys().then(setCanPasskey, () => setCanPasskey(false))
  }, [])

  useEffect(() => {
    if (step !== 'password' || rate !== rateLength) return
    loadRatePassword().then(
      (loaded) => setRate(() => loaded),
      // The form loads it again before it is sent.
      () => undefined,
    )
  }, [step, rate])

  async function setUp(first: Busy, makeKey: (name: string, walletId: string) => Promise<MadeKey>): Promise<void> {
    if (reading.status !== 'read') return
    const { wallet, session } = reading
    setProblem(null)
    setBusy(first)
    try {
      const made = await makeKey(session.email ?? session.userName ?? wallet.addresses.eip155, wallet.walletId)
      setBusy({ kind: 'saving' })
      await withLogin(() => setUpRecovery(context, wallet, made))
      createdKey.current = null
      setPassword('')
      setMethod(made.method.kind)
      setStep('done')
    } catch (error) {
      if (!(error instanceof LoginLeftError)) setProblem(readProblem(error))
    } finally {
      setBusy(null)
    }
  }

  async function makePasskeyKey(name: string): Promise<MadeKey> {
    if (createdKey.current) return createdKey.current
    const { method, secret } = await createPasskey(name)
    createdKey.current = { method, key: await derivePasskeyKey(secret) }
    wipe(secret)
    return createdKey.current
  }

  async function isGuessable(text: string): Promise<boolean> {
    const loaded = await loadRatePassword()
    setRate(() => loaded)
    return loaded(text, readKnown(reading)) === 'weak'
  }

  async function makePasswordKey(_name: string, walletId: string): Promise<MadeKey> {
    // The form sends a password that could not be rated.
    if (await isGuessable(password)) throw new FrameError(-32603, 'The password is easy to guess.')
    const evaluate: EvaluatePassword = (request) =>
      withLogin(() => context.vault.evaluatePassword({ walletId, ...request }))
    return createPasswordKey(password, evaluate, (progress) => setBusy({ kind: 'deriving', progress }))
  }

  function go(next: 'choose' | 'password'): void {
    setProblem(null)
    setStep(next)
  }

  return (
    <RecoverySetupView
      words={words}
      step={reading.status === 'read' ? step : reading.status}
      method={method}
      hasPasskeys={canPasskey}
      password={password}
      rating={rate(password, readKnown(reading))}
      problem={reading.status === 'unread' ? reading.problem : problem}
      busy={busy}
      isGuessable={isGuessable}
      onRetry={reload}
      onPasskey={() => void run(() => setUp({ kind: 'passkey' }, makePasskeyKey))}
      onPassword={() => go('password')}
      onPasswordChange={setPassword}
      onSubmit={() => void run(() => setUp({ kind: 'deriving', progress: 0 }, makePasswordKey))}
      onBack={() => go('choose')}
      onCancel={() => finish('cancelled')}
      onDone={() => finish('done')}
    />
  )
}

/** The texts that an attacker tries first. */
function readKnown(reading: WalletReading): string[] {
  if (reading.status !== 'read') return []
  return [reading.session.email, reading.session.userName].filter((text) => text !== null)
}
