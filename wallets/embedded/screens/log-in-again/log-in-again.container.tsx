import { useEffect, useRef, useState } from 'react'
import { useSingleRun } from '../../../../src/components/index.js'
import type { FrameFailureCode } from '../../../../src/embedded/protocol/failure-code.js'
import { repeatWhilePending } from '../../../../src/rules/login/repeat-while-pending.js'
import type { IdentitySession } from '../../../../src/services/identity/schema.js'
import { hasLoginPasskeys, signWithLoginPasskey } from '../../keys/login-passkey.js'
import { FrameError } from '../../messaging/frame-error.js'
import type { ScreenControls } from '../parts/draw-screen.js'
import { type Problem, readLoginPasskeyProblem, readProblem } from '../parts/problem.js'
import type { ScreenContext } from '../screen-context.js'
import { type LogInAgainStep, LogInAgainView, type OtherWay } from './log-in-again-view.js'
import { useCountdown } from './use-countdown.js'

/** The time until another mail can be requested, ms. */
const RESEND_DELAY = 30_000

const providerNames: Record<string, string> = {
  google: 'Google',
  apple: 'Apple',
  x: 'X',
  discord: 'Discord',
  github: 'GitHub',
  facebook: 'Facebook',
}

export type LogInAgainContainerProps = {
  context: Pick<ScreenContext, 'login' | 'vault' | 'account'>
} & Pick<ScreenControls, 'words' | 'finish'>

/**
 * Logs the visitor in anew, by the passkey of this device, or by e-mail, a social provider or Farcaster, by the method
 * of their session.
 */
export function LogInAgainContainer({ context, words, finish }: LogInAgainContainerProps) {
  const { login, vault, account } = context
  const [state, setState] = useState<LogInAgainStep>({ step: 'loading' })
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, runSingle] = useSingleRun()
  const [resendIn, startCountdown] = useCountdown(RESEND_DELAY)
  const waiting = useRef<AbortController | null>(null)
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round reads again.
  useEffect(() => {
    let isCurrent = true
    async function read(): Promise<void> {
      try {
        const [session, wallet] = await Promise.all([login.readSession(), vault.read()])
        const other = chooseOtherWay(session)
        const hasPasskey = hasLoginPasskeys() && wallet?.loginPasskey
        if (isCurrent) setState(hasPasskey ? { step: 'passkey', other } : other)
      } catch (error) {
        if (!isCurrent) return
        setState({ step: 'unread' })
        setProblem(readProblem(error))
      }
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [login, vault, round])

  useEffect(() => () => waiting.current?.abort(), [])

  /** Runs one task at a time. `work` gets a signal that aborts when another task starts or the screen ends. */
  const run = (work: (signal: AbortSignal) => Promise<void>, read = readProblem) =>
    runSingle(async () => {
      waiting.current?.abort()
      const controller = new AbortController()
      waiting.current = controller
      setProblem(null)
      try {
        await work(controller.signal)
      } catch (error) {
        if (!controller.signal.aborted) setProblem(read(error))
      }
    })

  const email = 'email' in state ? state.email : ''

  const renewByPasskey = () =>
    run(async (signal) => {
      const { challenge, passkey } = await account.readPasskeyChallenge('renew')
      // It was removed in the meantime.
      if (!passkey) return leavePasskey()
      await login.renew(await signWithLoginPasskey({ challenge, passkey, signal }))
      finish('done')
    }, readLoginPasskeyProblem)

  function leavePasskey(): void {
    waiting.current?.abort()
    setProblem(null)
    setState((last) => (last.step === 'passkey' ? last.other : last))
  }

  const send = () =>
    run(async (signal) => {
      setState((last) => (last.step === 'code' ? { ...last, code: '' } : last))
      const action = await login.sendCode()
      startCountdown()
      if (action === 'VERIFY_DEVICE') {
        setState({ step: 'device', email })
        await repeatWhilePending(
          () => login.waitForDevice(signal),
          (error) => isFailure(error, 'device-pending'),
        )
        // The code is sent once the device is approved.
        startCountdown()
      }
      if (!signal.aborted) setState({ step: 'code', email, code: '', resendIn: 0 })
    })

  const verify = (code: string) =>
    run(async () => {
      await login.verifyCode(code)
      finish('done')
    })

  const openProvider = () =>
    run(
      (signal) =>
        new Promise((resolve, reject) => {
          const seemsClosed = () => {
            if (signal.aborted) return
            setProblem({ kind: 'login-cancelled' })
            // The visitor can open it again, while the login may still come.
            resolve()
          }
          login
            .openProvider(signal, seemsClosed)
            .then(() => finish('done'))
            .then(resolve, reject)
        }),
    )

  const showFarcaster = () =>
    run(async (signal) => {
      setState({ step: 'farcaster', url: null })
      setState({ step: 'farcaster', url: await login.writeFarcasterUrl() })
      await repeatWhilePending(
        () => login.waitForFarcaster(signal),
        (error) => isFailure(error, 'farcaster-pending'),
      )
      if (!signal.aborted) finish('done')
    })

  return (
    <LogInAgainView
      words={words}
      state={state.step === 'code' ? { ...state, resendIn } : state}
      problem={problem}
      isBusy={isBusy}
      onRetry={() => {
        setProblem(null)
        setState({ step: 'loading' })
        setRound(round + 1)
      }}
      onPasskey={() => void renewByPasskey()}
      onOtherWay={leavePasskey}
      onSend={() => void send()}
      onCodeChange={(code) => {
        if (problem?.kind === 'wrong-code') setProblem(null)
        setState((last) => (last.step === 'code' ? { ...last, code } : last))
      }}
      onVerify={(code) => void verify(code)}
      onOpenProvider={() => void openProvider()}
      onShowFarcaster={() => void showFarcaster()}
      onCancel={() => finish('cancelled')}
    />
  )
}

function chooseOtherWay({ method, email }: IdentitySession): OtherWay {
  if (method === 'farcaster') return { step: 'farcaster', url: null }
  const provider = Object.hasOwn(providerNames, method) ? providerNames[method] : undefined
  if (provider) return { step: 'provider', provider }
  if (email === null) throw new FrameError('not-available', `There is no login by ${method}.`)
  return { step: 'send', email }
}

function isFailure(error: unknown, code: FrameFailureCode): boolean {
  return error instanceof FrameError && error.code === code
}
