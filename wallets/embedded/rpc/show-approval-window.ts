import { readFee } from '../screens/approve/cost.js'
import { type ApprovalScreen, drawApproval } from '../screens/approve/draw-approval.js'
import { loadLook } from '../screens/frame-look.js'
import type { WindowMessage, WindowScreen } from './window-messages.js'

/** Draws the approval of the frame that opened this window. Only a page of the same origin can be that frame. */
export function showApprovalWindow(opener: Window, root: HTMLElement): void {
  const { origin } = window.location

  async function draw(first: WindowScreen, port: MessagePort): Promise<void> {
    const { words } = await loadLook({ readTheme: () => first.theme, readLocale: () => first.locale })
    const answer = (message: WindowMessage) => port.postMessage(message)
    const read = ({ locale, theme, ...screen }: WindowScreen): ApprovalScreen => ({
      kind: 'approve',
      id: locale,
      look: { theme, words },
      tokens: new Map(),
      ...screen,
      onApprove: () => answer({ type: 'approve', fee: readFee(screen.cost) }),
      onDecline: () => answer({ type: 'decline' }),
      onOpenWindow() {},
    })
    const drawn = drawApproval(root, read(first))
    port.onmessage = ({ data }: MessageEvent<WindowScreen>) => drawn.update(read(data))
  }

  window.addEventListener('message', function receive(event: MessageEvent<WindowScreen>) {
    const [port] = event.ports
    if (event.source !== opener || event.origin !== origin || !port) return
    window.removeEventListener('message', receive)
    void draw(event.data, port)
  })
  const ready: WindowMessage = { type: 'lintel/approval-ready' }
  opener.postMessage(ready, origin)
}
