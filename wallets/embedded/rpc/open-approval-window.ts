import { WINDOW_HASH, type WindowMessage, type WindowScreen } from './window-messages.js'

/** The window of an approval, as the frame holds it. */
export type ApprovalWindow = { update(screen: WindowScreen): void; close(): void }

/**
 * Opens an approval in a window of the frame's origin, where the browser cannot tell what covers a frame. Call it in the
 * handler of a click. Returns null when the browser blocks the window.
 */
export function openApprovalWindow(options: {
  screen: WindowScreen
  /** `fee`: the one that the window showed, in wei; null for what costs none. */
  onApprove: (fee: bigint | null) => void
  onDecline: () => void
}): ApprovalWindow | null {
  // Without a name: the page around the frame could open a window of that name first, or lead this one elsewhere.
  const opened = window.open(`/${WINDOW_HASH}`, '_blank', 'popup,width=440,height=720')
  if (!opened) return null
  const { port1, port2 } = new MessageChannel()
  let screen = options.screen

  function handleMessage({ source, origin, data }: MessageEvent<WindowMessage>): void {
    if (source !== opened || origin !== window.location.origin || data.type !== 'lintel/approval-ready') return
    window.removeEventListener('message', handleMessage)
    opened?.postMessage(screen, window.location.origin, [port2])
  }
  port1.onmessage = ({ data }: MessageEvent<WindowMessage>) => {
    if (data.type === 'approve') options.onApprove(data.fee)
    if (data.type === 'decline') options.onDecline()
  }
  window.addEventListener('message', handleMessage)
  return {
    update(next) {
      screen = next
      port1.postMessage(next)
    },
    close() {
      window.removeEventListener('message', handleMessage)
      port1.close()
      opened.close()
    },
  }
}
