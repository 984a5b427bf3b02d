'use client'

import { useState } from 'react'
import { EmailTooSoonError } from '../../../core/errors/embedded-errors.js'
import { useSingleRun } from '../../../react/use-single-run.js'
import { useSecondsLeft } from '../state/use-seconds-left.js'
import type { LoginProblem } from './login-problem.js'
import { readLoginProblem } from './read-login-problem.js'

export type LoginStep = {
  isRunning: boolean
  problem: LoginProblem | null
  /** Seconds until another e-mail may be sent, after a try that came too soon. */
  waitSeconds: number | null
  /** Runs a step, and keeps why it failed. Resolves with whether it succeeded; with false while another one runs. */
  run(step: () => Promise<unknown>): Promise<boolean>
}

/** One step of a login at a time: an e-mail, a code. */
export function useLoginStep(): LoginStep {
  const [state, setState] = useState({
    isRunning: false,
    problem: null as LoginProblem | null,
    waitUntil: null as number | null,
  })
  const waitSeconds = useSecondsLeft(state.waitUntil)
  const runSingle = useSingleRun()
  return {
    isRunning: state.isRunning,
    problem: state.problem,
    waitSeconds: waitSeconds === 0 ? null : waitSeconds,
    async run(step) {
      const isDone = await runSingle(async () => {
        setState({ isRunning: true, problem: null, waitUntil: null })
        try {
          await step()
          setState({ isRunning: false, problem: null, waitUntil: null })
          return true
        } catch (error) {
          const waitUntil = error instanceof EmailTooSoonError ? Date.now() + error.seconds * 1_000 : null
          setState({ isRunning: false, problem: waitUntil === null ? readLoginProblem(error) : null, waitUntil })
          return false
        }
      })
      return isDone ?? false
    },
  }
}
