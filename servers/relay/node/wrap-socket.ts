import type { WebSocket } from 'ws'
import type { RelaySocket } from '../../index.js'

/** Adapts a socket of `ws` to the relay. */
export function wrapSocket(socket: WebSocket): RelaySocket {
  // After an invalid frame `ws` closes the connection with the right code itself (1009 when it is too large).
  socket.on('error', () => undefined)
  return {
    get unread() {
      return socket.bufferedAmount
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
