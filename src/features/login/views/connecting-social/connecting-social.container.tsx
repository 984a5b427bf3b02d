'use client'

import { useEffect, useState } from 'react'
import { useEffectEvent } from '../../../../components/use-effect-event.js'
import { LintelError } from '../../../../core/errors/lintel-error.js'
import type { WindowProvider } from '../../../../core/model/connector.js'
import { getStartView } from '../../../../core/selectors.js'
import type { LoginProblem } from '../../../../parts/embedded/login-problem.js'
import { readCodeProblem, readLoginProblem } from '../../../../parts/embedded/read-login-problem.js'
import { useEmbedded, useLoginConnection } from '../../../../parts/embedded/use-embedded.js'
import { enLogin } from '../../../../parts/messages/login.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { startSocial } from '../../parts/socials/start-social.js'
import { ConnectingSocialView, type ConnectingSocialViewProps } from './connecting-social-view.js'

type Status = Exclude<ConnectingSocialViewProps['status'], 'opening'>

/**
 * Follows the login that the press started, then connects. Goes back if the window was closed before it had a page.
 */
export function ConnectingSocialContainer({ view: { provider } }: { view: { provider: WindowProvider } }) {
  const embedded = useEmbedded()
  const { actions, store } = useLintel()
  const [tries, setTries] = useState(0)
  const [status, setStatus] = useState<Status>('waiting')
  const [problem, setProblem] = useState<LoginProblem | null>(null)
  const { isRunning, failure, connect } = useLoginConnection()

  const wait = useEffectEvent(async (isCurrent: () => boolean) => {
    // Shown again after an approval: the connection already runs, or has failed.
    if (isRunning || failure) return
    const hasRun = embedded.focusSocial()
    try {
      await embedded.waitForSocial(provider, () => isCurrent() && setStatus('unseen'))
      if (!isCurrent()) return
      setStatus('retrieving')
      connect()
    } catch (error) {
      if (!isCurrent()) return
      const code = error instanceof LintelError ? error.code : null
      if (code === 'request-cancelled' && hasRun) return actions.back()
      if (code === 'request-cancelled') return setStatus('closed')
      if (code === 'wallet-window-blocked') return setStatus('blocked')
      setProblem(readLoginProblem(error))
    }
  })

  useEffect(() => {
    let isCurrent = true
    if (tries > 0) {
      setProblem(null)
      setStatus('waiting')
    }
    void wait(() => isCurrent)
    return () => {
      isCurrent = false
    }
  }, [tries])

  const start = () => {
    startSocial(embedded, provider)
    setTries(tries + 1)
  }
  const failed = failure && readCodeProblem(failure.code)
  return (
    <ConnectingSocialView
      words={useModalWords()}
      labels={useViewWords('login', enLogin)}
      provider={provider}
      status={isRunning ? 'retrieving' : status}
      problem={problem ?? failed}
      onOpen={() => {
        if (!embedded.focusSocial()) start()
      }}
      onRetry={failed ? connect : start}
      onRestart={() => actions.reset(getStartView(store.getState()))}
    />
  )
}
