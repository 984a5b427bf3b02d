import { useCallback, useState } from 'react'
import { useSingleRun } from '../../../../src/components/index.js'
import { proveOwner } from '../../recovery/prove-owner.js'
import { useFrameWindow } from '../../window/use-frame-window.js'
import { LoginLeftError, type ScreenControls } from '../parts/draw-screen.js'
import { type Problem, readProblem } from '../parts/problem.js'
import { useReading } from '../parts/use-reading.js'
import type { ScreenContext } from '../screen-context.js'
import { WatchedEmail } from './watched-email.js'

type EmailContainerProps = { context: ScreenContext } & ScreenControls

/** Asks the visitor about a change of the e-mail address, and begins it. The codes are typed in the page then. */
export function EmailContainer({ context, words, look, finish, withLogin }: EmailContainerProps) {
  const { login, update, origin, newEmail = '' } = context
  const read = useCallback(async () => ({ email: (await login.readSession()).email }), [login])
  const { reading, reload } = useReading(read)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, run] = useSingleRun()
  const site = new URL(origin).host
  const email = reading.status === 'read' ? reading.email : null
  const shown = reading.status === 'read' ? ({ kind: 'email', site, email, newEmail, problem, isBusy } as const) : null
  const opened = useFrameWindow(look, shown, ({ type }) => {
    if (type === 'change-email') void run(change)
  })

  async function change(): Promise<void> {
    setProblem(null)
    try {
      const prove = (stored: object) => proveOwner(context, { action: 'change-email', stored })
      // The frame requests the login. Then the window can be opened again.
      await withLogin(() => update.start(newEmail, prove), opened.close)
      finish('done')
    } catch (error) {
      if (!(error instanceof LoginLeftError)) setProblem(readProblem(error))
    }
  }

  return (
    <WatchedEmail
      words={words}
      status={reading.status}
      site={site}
      email={email}
      newEmail={newEmail}
      problem={reading.status === 'unread' ? reading.problem : problem}
      isBusy={isBusy}
      onRetry={reload}
      onChange={() => void run(change)}
      onOpenWindow={() => setProblem(opened.open() ? null : { kind: 'window-blocked' })}
      onCancel={() => finish('cancelled')}
    />
  )
}
