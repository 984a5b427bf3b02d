/** The WebSocket interface that the relay uses. `relay/node/wrap-socket.ts` implements it with the package `ws`. */
export type RelaySocket = {
  /** Bytes passed to `send` that have not been written to the network. */
  readonly unread: number
  /** Bytes received of a frame that is not complete. */
  readonly incomplete: number
  send(text: string): void
  ping(): void
  /** Closes with a code and a reason of at most 123 bytes. */
  close(code: number, reason: string): void
  /** Stops reading until `resume`. */
  pause(): void
  resume(): void
  /** Closes without a handshake, when the other side no longer answers. */
  terminate(): void
  onText(listener: (text: string) => void): void
  /** Called for a binary frame. */
  onBinary(listener: () => void): void
  onPong(listener: () => void): void
  onClose(listener: () => void): void
}

/** The HTTP request that opened a socket. */
export type RelayHandshake = {
  /** The URL with the host that the client called. The client signs this address. */
  url: URL
  /** The client's IP address, behind a proxy the one that the proxy reports. Undefined counts against no quota. */
  address: string | undefined
  /** The `Origin` header. Only browsers send one. */
  origin: string | undefined
}
