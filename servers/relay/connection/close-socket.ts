import type { RelaySocket } from '../relay-socket.js'

/** How long a client may take to answer a close frame, ms. */
const CLOSE_TIMEOUT = 1_000

/** Closes a socket with a reason, and ends it without a handshake when the client does not answer in time. */
export function closeSocket(socket: RelaySocket, code: number, reason: string): void {
  const timer = setTimeout(() => socket.terminate(), CLOSE_TIMEOUT)
  socket.onClose(() => clearTimeout(timer))
  socket.close(code, reason)
}
