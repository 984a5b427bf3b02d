import type { WorkGate } from '../limits/create-work-gate.js'
import type { RelaySocket } from '../relay-socket.js'

/** Reads the frames of one socket, and leaves them unread while the whole process has too much to do. */
export type Intake = {
  receive(text: string): void
  readonly isPaused: boolean
  /** Nothing is read any more. */
  close(): void
}

export type IntakeOptions = {
  socket: Pick<RelaySocket, 'pause' | 'resume'>
  gate: WorkGate
  /** The most that may arrive while nothing is read, characters. */
  limit: number
  handle(text: string): void
  /** More arrived than that. */
  overflow(): void
}

/** A socket that is paused still brings what it had read already: that is held, up to the limit. */
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
