import { readFee } from '../screens/approve/cost.js'
import { type ApprovalScreen, drawApproval } from '../screens/approve/draw-approval.js'
import { loadAccent } from '../screens/load-accent.js'
import { loadFrameWords } from '../words/load-frame-words.js'
import type { WindowMessage, WindowScreen } from './window-messages.js'

/** Draws the approval of the frame that opened this window. Only a page of the same origin can be that frame. */
export function showApprovalWindow(opener: Window, root: HTMLElement): void {
  const { origin } = window.location

  async function draw(first: WindowScreen, port: MessagePort): Promise<void> {
    const [words] = await Promise.all([loadFrameWords(first.locale), loadAccent(first.theme.accent)])
    const answer = (message: WindowMessage) => port.postMessage(message)
    const read = ({ locale, ...screen }: WindowScreen): ApprovalScreen => ({
      kind: 'approve',
      id: locale,
      words,
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
