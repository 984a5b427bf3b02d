import { createRoot } from 'react-dom/client'
import { readFee } from '../../approval/describe/cost.js'
import { ApproveContainer } from '../screens/approve/approve.container.js'
import { WatchedAccess } from '../screens/devices/watched-access.js'
import { WatchedEmail } from '../screens/email/watched-email.js'
import { WatchedExport } from '../screens/export/watched-export.js'
import { type FrameLook, loadLook } from '../screens/frame-look.js'
import { FrameRoot } from '../screens/parts/frame-root.js'
import { WatchedLost } from '../screens/recovery/watched-lost.js'
import type { WindowAnswer, WindowMessage, WindowScreen } from './window-messages.js'

/** Draws the screen that the frame that opened this window sends. Only a page of the same origin can be that frame. */
export function showFrameWindow(opener: Window, root: HTMLElement): void {
  const { origin } = window.location

  async function draw(first: WindowScreen, port: MessagePort): Promise<void> {
    const { words } = await loadLook({ readTheme: () => first.theme, readLocale: () => first.locale })
    const drawn = createRoot(root)
    const render = (screen: WindowScreen) =>
      drawn.render(
        <FrameRoot look={{ theme: screen.theme, words }}>
          <WindowContent screen={screen} words={words} answer={(answer) => port.postMessage(answer)} />
        </FrameRoot>,
      )
    port.onmessage = ({ data }: MessageEvent<WindowScreen>) => render(data)
    render(first)
  }

  window.addEventListener('message', function receive(event: MessageEvent<WindowScreen>) {
    const [port] = event.ports
    if (event.source !== opener || event.origin !== origin || !port) return
    window.removeEventListener('message', receive)
    void draw(event.data, port)
  })
  const ready: WindowMessage = { type: 'lintel/window-ready' }
  opener.postMessage(ready, origin)
}

type WindowContentProps = {
  screen: WindowScreen
  words: FrameLook['words']
  answer: (answer: WindowAnswer) => void
}

function WindowContent({ screen, words, answer }: WindowContentProps) {
  const leave = () => answer({ type: 'leave' })
  switch (screen.kind) {
    case 'approve': {
      const { kind, theme, locale, ...shown } = screen
      return (
        <ApproveContainer
          {...shown}
          words={words.approve}
          onApprove={() => answer({ type: 'approve', fee: readFee(shown.cost) })}
          onDecline={() => answer({ type: 'decline' })}
          onOpenWindow={() => {}}
        />
      )
    }
    case 'export': {
      const { otherAddress, mnemonic, problem, isBusy } = screen
      return (
        <WatchedExport
          {...{ otherAddress, mnemonic, problem, isBusy }}
          words={words.screens}
          reading="read"
          onRetry={leave}
          onReveal={() => answer({ type: 'reveal' })}
          onOpenWindow={() => {}}
          onCancel={leave}
          onDone={leave}
        />
      )
    }
    case 'lost':
      return (
        <WatchedLost
          address={screen.address}
          problem={screen.problem}
          isBusy={screen.isBusy}
          words={words.screens}
          onReplace={() => answer({ type: 'replace' })}
          onOpenWindow={() => {}}
          onBack={leave}
        />
      )
    case 'access': {
      const { access, problem, isBusy } = screen
      return (
        <WatchedAccess
          {...{ access, problem, isBusy }}
          words={words.screens}
          format={{ locale: screen.locale }}
          onRemove={() => answer({ type: 'remove' })}
          onOpenWindow={() => {}}
          onBack={leave}
        />
      )
    }
    case 'email': {
      const { site, email, newEmail, problem, isBusy } = screen
      return (
        <WatchedEmail
          {...{ site, email, newEmail, problem, isBusy }}
          words={words.screens}
          status="read"
          onRetry={leave}
          onChange={() => answer({ type: 'change-email' })}
          onOpenWindow={() => {}}
          onCancel={leave}
        />
      )
    }
  }
}
