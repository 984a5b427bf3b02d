import type { WorkLimit } from '../limits/create-work-limit.js'
import type { RelaySocket } from '../relay-socket.js'

/** Reads the frames of one socket. Pauses while the relay has too much work, and while the client must wait. */
export type FrameReader = {
  receive(text: string): void
  /** Reads no further for `wait` ms. */
  delay(wait: number): void
  readonly isPaused: boolean
  /** The size of the frames that wait while reading is paused, characters. */
  readonly bufferedSize: number
  /** Stops reading. */
  close(): void
}

export type FrameReaderOptions = {
  socket: Pick<RelaySocket, 'pause' | 'resume'>
  workLimit: WorkLimit
  /** The maximum size of frames that arrive while reading is paused, characters. */
  limit: number
  handle(text: string): void
  /** Called when `limit` is exceeded. */
  overflow(): void
}

/** A paused socket still delivers frames that it had already received. They are buffered, up to `limit`. */
export function createFrameReader({ socket, workLimit, limit, handle, overflow }: FrameReaderOptions): FrameReader {
  let buffered: string[] = []
  let bufferedSize = 0
  let isOpen = true
  let isPaused = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopWaiting = () => {}

  const pause = () => {
    if (!isPaused) socket.pause()
    isPaused = true
  }
  const read = (text: string) => {
    handle(text)
    if (!isOpen || isPaused || !workLimit.isFull) return
    pause()
    stopWaiting = workLimit.onCapacity(continueReading)
  }
  const continueReading = () => {
    // The other reason to pause may still apply. It calls this again when it ends.
    if (timer !== undefined) return
    stopWaiting()
    if (workLimit.isFull) {
      stopWaiting = workLimit.onCapacity(continueReading)
      return
    }
    isPaused = false
    while (isOpen && !isPaused) {
      const text = buffered.shift()
      if (text === undefined) return socket.resume()
      bufferedSize -= text.length
      read(text)
    }
  }
  return {
    receive(text) {
      if (!isOpen) return
      if (!isPaused) return read(text)
      bufferedSize += text.length
      if (bufferedSize > limit) return overflow()
      buffered.push(text)
    },
    delay(wait) {
      if (wait <= 0 || !isOpen) return
      pause()
      clearTimeout(timer)
      timer = setTimeout(() => {
        timer = undefined
        continueReading()
      }, wait)
    },
    get isPaused() {
      return isPaused
    },
    get bufferedSize() {
      return bufferedSize
    },
    close() {
      isOpen = false
      buffered = []
      bufferedSize = 0
      clearTimeout(timer)
      stopWaiting()
    },
  }
}
