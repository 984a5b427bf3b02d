import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { FrameError } from '../../messaging/frame-error.js'
import type { ScreenWords } from '../../words/en-screens.js'
import type { FrameLook } from '../frame-look.js'
import type { ScreenContext } from '../screen-context.js'
import { FrameRoot } from './frame-root.js'

/** The functions with which a container draws, ends its screen and logs in. */
export type ScreenControls = {
  words: ScreenWords
  look: FrameLook
  finish: (outcome: 'done' | 'cancelled') => void
  /**
   * Does `work`. When the login is too old for it, the visitor logs in, and `work` is done again. `beforeLogin` is called before.
   *
   * @throws LoginLeftError when the visitor does not log in
   */
  withLogin: <Result>(work: () => Promise<Result>, beforeLogin?: () => void) => Promise<Result>
}

/** The visitor left the login. The screen stays as it was before. */
export class LoginLeftError extends Error {
  override name = 'LoginLeftError'
}

/**
 * Draws a screen into `place` until its container ends it, the visitor presses Escape or the page cancels the request. It keeps
 * the language in which it is first drawn.
 *
 * @example drawScreen(place, context, (controls) => <ExportContainer context={context} {...controls} />)
 */
export function drawScreen(
  place: HTMLElement,
  context: Pick<ScreenContext, 'look' | 'watchLook' | 'signal' | 'logInAgain'>,
  render: (controls: ScreenControls) => ReactNode,
): Promise<'done' | 'cancelled'> {
  const { look, watchLook, signal, logInAgain } = context
  return new Promise((resolve) => {
    const { ownerDocument: document } = place
    const main = place.appendChild(document.createElement('div'))
    const root = createRoot(main)
    const cancel = () => finish('cancelled')
    const { words } = look
    // Another language would rename the buttons and mirror the text under the pointer.
    const update = ({ theme }: FrameLook) => {
      const current = { theme, words }
      root.render(
        <FrameRoot look={current}>{render({ words: words.screens, look: current, finish, withLogin })}</FrameRoot>,
      )
    }
    let stopWatching = () => {}
    const handleKey = (event: KeyboardEvent) => {
      // A login that is shown instead ends by itself.
      if (event.key === 'Escape' && !event.defaultPrevented && !main.hidden) cancel()
    }

    function finish(outcome: 'done' | 'cancelled'): void {
      signal.removeEventListener('abort', cancel)
      document.removeEventListener('keydown', handleKey)
      stopWatching()
      root.unmount()
      main.remove()
      resolve(outcome)
    }

    async function logIn(): Promise<void> {
      const inner = place.appendChild(document.createElement('div'))
      main.hidden = true
      try {
        if ((await logInAgain(inner)) === 'cancelled') throw new LoginLeftError()
      } finally {
        inner.remove()
        main.hidden = false
        main.querySelector('h1')?.focus()
      }
    }

    async function withLogin<Result>(work: () => Promise<Result>, beforeLogin?: () => void): Promise<Result> {
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof FrameError) || error.code !== 'login-too-old') throw error
        beforeLogin?.()
        await logIn()
        return work()
      }
    }

    if (signal.aborted) return cancel()
    signal.addEventListener('abort', cancel)
    document.addEventListener('keydown', handleKey)
    stopWatching = watchLook(update)
    update(look)
  })
}
