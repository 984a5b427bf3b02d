'use client'

import { useEffect, useState } from 'react'
import { useEffectEvent } from '../../../../components/use-effect-event.js'
import { getStartView } from '../../../../core/selectors.js'
import type { LoginProblem } from '../../../../parts/embedded/login-problem.js'
import { readCodeProblem, readLoginProblem } from '../../../../parts/embedded/read-login-problem.js'
import { useEmbedded, useLoginConnection } from '../../../../parts/embedded/use-embedded.js'
import { enLogin } from '../../../../parts/messages/login.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useLintelState } from '../../../../react/use-lintel-state.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { ConnectingFarcasterView } from './connecting-farcaster-view.js'

/** Waits until the visitor has approved in Farcaster, then connects. */
export function ConnectingFarcasterContainer() {
  const embedded = useEmbedded()
  const { actions, store } = useLintel()
  const isMobile = useLintelState((state) => state.isMobile)
  const [tries, setTries] = useState(0)
  const [url, setUrl] = useState<string | null>(null)
  const [isApproved, setApproved] = useState(false)
  const [problem, setProblem] = useState<LoginProblem | null>(null)
  const { isRunning, failure, connect } = useLoginConnection()

  const logIn = useEffectEvent(async (signal: AbortSignal) => {
    // Shown again after an approval: the connection already runs, or has failed.
    if (isRunning || failure) return
    try {
      const link = await embedded.readFarcasterUrl()
      if (signal.aborted) return
      setUrl(link)
      await embedded.waitForFarcaster(signal)
      setApproved(true)
      connect()
    } catch (error) {
      if (!signal.aborted) setProblem(readLoginProblem(error))
    }
  })

  useEffect(() => {
    const leaving = new AbortController()
    if (tries > 0) {
      setUrl(null)
      setProblem(null)
    }
    void logIn(leaving.signal)
    return () => leaving.abort()
  }, [tries])

  const failed = failure && readCodeProblem(failure.code)
  return (
    <ConnectingFarcasterView
      words={useModalWords()}
      labels={useViewWords('login', enLogin)}
      isMobile={isMobile}
      url={url}
      isApproved={isApproved || isRunning}
      problem={problem ?? failed}
      onRetry={() => {
        if (failed) connect()
        else setTries(tries + 1)
      }}
      onRestart={() => actions.reset(getStartView(store.getState()))}
    />
  )
}
