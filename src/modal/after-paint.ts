/** A page in the background paints nothing, ms. */
const LONGEST_WAIT = 100

/**
 * Runs `run` once the frame that is being made has been painted: for work that nobody should wait for. Returns the undo.
 *
 * @example useEffect(() => afterPaint(() => void prefetch()), [])
 */
export function afterPaint(run: () => void): () => void {
  const { port1, port2 } = new MessageChannel()
  // Posted within a frame, the message is delivered after that frame's paint.
  const frame = requestAnimationFrame(() => port2.postMessage(null))
  const stop = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    port1.close()
  }
  const finish = () => {
    stop()
    run()
  }
  const timer = setTimeout(finish, LONGEST_WAIT)
  port1.onmessage = finish
  return stop
}
