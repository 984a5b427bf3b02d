import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import type { RelaySocket } from '../../index.js'

/** The header of a control frame that a client sends, with its mask, bytes (RFC 6455, 5.2). */
const CONTROL_HEADER = 6

/** Adapts a socket of `ws` to the relay. `connection` is the TCP connection below it. */
export function wrapSocket(socket: WebSocket, connection: Pick<Socket, 'bytesRead'>): RelaySocket {
  let bytesParsed = connection.bytesRead
  socket.on('message', () => {
    bytesParsed = connection.bytesRead
  })
  // Control frames may come between the fragments of a message, which `ws` still holds.
  const noteControlFrame = (data: Buffer) => {
    bytesParsed = Math.min(bytesParsed + CONTROL_HEADER + data.length, connection.bytesRead)
  }
  socket.on('ping', noteControlFrame)
  socket.on('pong', noteControlFrame)
  // After an invalid frame `ws` closes the connection with the right code itself (1009 when it is too large).
  socket.on('error', () => undefined)
  return {
    get unread() {
      return socket.bufferedAmount
    },
    get incomplete() {
      return connection.bytesRead - bytesParsed
    },
    send: (text) => socket.send(text),
    ping: () => socket.ping(),
    close: (code, reason) => socket.close(code, reason),
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    terminate: () => socket.terminate(),
    onText: (listener) => {
      socket.on('message', (data, isBinary) => isBinary || listener(data.toString()))
    },
    onBinary: (listener) => {
      socket.on('message', (_data, isBinary) => isBinary && listener())
    },
    onPong: (listener) => {
      socket.on('pong', listener)
    },
    onClose: (listener) => {
      socket.on('close', listener)
    },
  }
}
