'use client'

import { useState } from 'react'
import { useSingleRun } from '../../components/use-single-run.js'
import { EmailTooSoonError } from '../../core/errors/embedded-errors.js'
import { useSecondsLeft } from '../state/use-seconds-left.js'
import type { LoginProblem } from './login-problem.js'
import { readLoginProblem } from './read-login-problem.js'

export type LoginStep = {
  isRunning: boolean
  problem: LoginProblem | null
  /** Seconds until another e-mail may be sent, after a try that came too soon. */
  waitSeconds: number | null
  /** Runs a step, and keeps its error. Resolves with true if it succeeded; with false while another step runs. */
  run(step: () => Promise<unknown>): Promise<boolean>
}

const noProblem = { problem: null, waitUntil: null }

/** Runs one step of a login at a time: an e-mail, a code. */
export function useLoginStep(): LoginStep {
  const [state, setState] = useState<{ problem: LoginProblem | null; waitUntil: number | null }>(noProblem)
  const waitSeconds = useSecondsLeft(state.waitUntil)
  const [isRunning, run] = useSingleRun()
  return {
    isRunning,
    problem: state.problem,
    waitSeconds: waitSeconds === 0 ? null : waitSeconds,
    async run(step) {
      const isDone = await run(async () => {
        setState(noProblem)
        try {
          await step()
          return true
        } catch (error) {
          const waitUntil = error instanceof EmailTooSoonError ? Date.now() + error.seconds * 1_000 : null
          setState({ problem: waitUntil === null ? readLoginProblem(error) : null, waitUntil })
          return false
        }
      })
      return isDone ?? false
    },
  }
}
