import type { WebSocket } from 'ws'
import type { RelaySocket } from '../../index.js'

/** A socket of `ws` as the relay knows one. */
export function wrapSocket(socket: WebSocket): RelaySocket {
  // A broken frame or connection: `ws` closes it with the fitting code (1009 for one too large) by itself.
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
