import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../../../../tokens/accents/amber.css.js'
import '../../../../tokens/accents/green.css.js'
import '../../../../tokens/accents/indigo.css.js'
import '../../../../tokens/accents/red.css.js'
import '../../../../tokens/grays/gray.css.js'
import '../../../../tokens/grays/slate.css.js'
import { ComponentWordsProvider } from '../../../../src/components/index.js'
import { Theme } from '../../../../src/theme/index.js'
import { FrameError } from '../../door/frame-error.js'
import { fill } from '../approve/draw-approval.css.js'
import type { ScreenContext } from '../screen-context.js'

/** What a container ends its screen with, and logs in with. */
export type ScreenControls = {
  finish: (outcome: 'done' | 'cancelled') => void
  /**
   * Does `work`. When the login is too old for it, the visitor logs in, and `work` is done again.
   *
   * @throws LoginLeftError when the visitor does not log in
   */
  withLogin: <Result>(work: () => Promise<Result>) => Promise<Result>
}

/** The visitor left the login. What they did before is as it was. */
export class LoginLeftError extends Error {
  override name = 'LoginLeftError'
}

/**
 * Draws a screen into `place` until its container ends it, the visitor presses Escape or the page takes the request back.
 *
 * @example drawScreen(place, context, (controls) => <ExportContainer context={context} {...controls} />)
 */
export function drawScreen(
  place: HTMLElement,
  context: Pick<ScreenContext, 'words' | 'theme' | 'signal' | 'logInAgain'>,
  render: (controls: ScreenControls) => ReactNode,
): Promise<'done' | 'cancelled'> {
  const { words, theme, signal, logInAgain } = context
  const { components, direction, approve } = words
  return new Promise((resolve) => {
    const { ownerDocument: document } = place
    const main = place.appendChild(document.createElement('div'))
    const root = createRoot(main)
    const cancel = () => finish('cancelled')
    const handleKey = (event: KeyboardEvent) => {
      // A login that is shown instead ends by itself.
      if (event.key === 'Escape' && !event.defaultPrevented && !main.hidden) cancel()
    }

    function finish(outcome: 'done' | 'cancelled'): void {
      signal.removeEventListener('abort', cancel)
      document.removeEventListener('keydown', handleKey)
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

    async function withLogin<Result>(work: () => Promise<Result>): Promise<Result> {
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof FrameError) || error.code !== 'login-too-old') throw error
        await logIn()
        return work()
      }
    }

    if (signal.aborted) return cancel()
    signal.addEventListener('abort', cancel)
    document.addEventListener('keydown', handleKey)
    root.render(
      <StrictMode>
        <Theme root direction={direction} {...theme}>
          <ComponentWordsProvider words={components}>
            <div className={fill} lang={approve.locale}>
              {render({ finish, withLogin })}
            </div>
          </ComponentWordsProvider>
        </Theme>
      </StrictMode>,
    )
  })
}
