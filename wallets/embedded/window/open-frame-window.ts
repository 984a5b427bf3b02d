import { WINDOW_HASH, type WindowAnswer, type WindowMessage, type WindowScreen } from './window-messages.js'

/** A window that the frame has opened. */
export type FrameWindow = { update(screen: WindowScreen): void; close(): void }

/**
 * Shows a screen in a window of the frame's origin, for browsers that cannot report what covers a frame. Call it in the
 * handler of a click. Returns null when the browser blocks the window.
 */
export function openFrameWindow(screen: WindowScreen, onAnswer: (answer: WindowAnswer) => void): FrameWindow | null {
  // Without a name: the page around the frame could open a window of that name first, or lead this one elsewhere.
  const opened = window.open(`/${WINDOW_HASH}`, '_blank', 'popup,width=440,height=720')
  if (!opened) return null
  const { port1, port2 } = new MessageChannel()
  let latest = screen

  function handleMessage({ source, origin, data }: MessageEvent<WindowMessage>): void {
    if (source !== opened || origin !== window.location.origin || data.type !== 'lintel/window-ready') return
    window.removeEventListener('message', handleMessage)
    opened?.postMessage(latest, window.location.origin, [port2])
  }
  port1.onmessage = ({ data }: MessageEvent<WindowAnswer>) => onAnswer(data)
  window.addEventListener('message', handleMessage)
  return {
    update(next) {
      latest = next
      port1.postMessage(next)
    },
    close() {
      window.removeEventListener('message', handleMessage)
      port1.close()
      opened.close()
    },
  }
}
