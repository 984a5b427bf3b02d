/** The WebSocket interface that the relay uses. `relay/node/wrap-socket.ts` implements it with the package `ws`. */
export type RelaySocket = {
  /** Bytes handed to `send` that the network has not taken yet. */
  readonly unread: number
  send(text: string): void
  ping(): void
  /** Says goodbye with a code and a reason of 123 bytes at most. */
  close(code: number, reason: string): void
  /** Leaves what comes unread, until `resume`. */
  pause(): void
  resume(): void
  /** Drops a connection whose other side is gone. */
  terminate(): void
  onText(listener: (text: string) => void): void
  /** A frame that is no text. */
  onBinary(listener: () => void): void
  onPong(listener: () => void): void
  onClose(listener: () => void): void
}

/** The request that opened a socket. */
export type RelayHandshake = {
  /** With the host the client called, since a client signs the address it calls. */
  url: URL
  /** Where it comes from, as an IP address; undefined counts for nobody's quota. Behind a proxy: whom the proxy serves. */
  address: string | undefined
  /** The `Origin` header: only browsers send one. */
  origin: string | undefined
}
