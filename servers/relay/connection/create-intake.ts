import type { WorkGate } from '../limits/create-work-gate.js'
import type { RelaySocket } from '../relay-socket.js'

/** Reads the frames of one socket. Pauses while the relay has too much work. */
export type Intake = {
  receive(text: string): void
  readonly isPaused: boolean
  /** Stops reading. */
  close(): void
}

export type IntakeOptions = {
  socket: Pick<RelaySocket, 'pause' | 'resume'>
  gate: WorkGate
  /** The maximum size of frames that arrive while reading is paused, characters. */
  limit: number
  handle(text: string): void
  /** Called when `limit` is exceeded. */
  overflow(): void
}

/** A paused socket still delivers frames that it had already received. They are buffered, up to `limit`. */
export function createIntake({ socket, gate, limit, handle, overflow }: IntakeOptions): Intake {
  let held: string[] = []
  let heldSize = 0
  let isOpen = true
  let isPaused = false
  let leaveQueue = () => {}

  const read = (text: string) => {
    handle(text)
    if (!isOpen || isPaused || !gate.isFull) return
    isPaused = true
    socket.pause()
    leaveQueue = gate.onRoom(readOn)
  }
  const readOn = () => {
    isPaused = false
    while (isOpen && !isPaused) {
      const text = held.shift()
      if (text === undefined) return socket.resume()
      heldSize -= text.length
      read(text)
    }
  }
  return {
    receive(text) {
      if (!isOpen) return
      if (!isPaused) return read(text)
      heldSize += text.length
      if (heldSize > limit) return overflow()
      held.push(text)
    },
    get isPaused() {
      return isPaused
    },
    close() {
      isOpen = false
      held = []
      leaveQueue()
    },
  }
}
