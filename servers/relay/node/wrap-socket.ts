import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import type { RelaySocket } from '../../index.js'

/** Adapts a socket of `ws` to the relay. `connection` is the TCP connection below it. */
export function wrapSocket(socket: WebSocket, connection: Pick<Socket, 'bytesRead'>): RelaySocket {
  let bytesParsed = connection.bytesRead
  const noteFrame = () => {
    bytesParsed = connection.bytesRead
  }
  for (const event of ['message', 'ping', 'pong']) socket.on(event, noteFrame)
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
