import { wait } from '../../src/rules/async/wait.js'

/** One window of a browser. Input goes through the browser's own input, not through events of a script. */
export type EngineWindow = {
  open(url: string): Promise<void>
  reload(): Promise<void>
  /** The value of an expression in the page, as JSON. */
  evaluate<Value>(expression: string): Promise<Value>
  /** Presses the mouse at a point of the viewport, in CSS px. */
  click(point: Point): Promise<void>
  /** Presses one key, with modifiers before it: `Enter`, `t`, `Control+v`. */
  press(keys: string): Promise<void>
  /** Where the viewport of a frame begins in that of its window, CSS px. That of a window begins at 0. */
  readOffset(): Promise<Point>
}

type Point = { x: number; y: number }

/** The actions in a frame of a window. Points are those of the frame's own viewport. */
export type EngineFrame = Pick<EngineWindow, 'evaluate' | 'click' | 'press' | 'readOffset'>

/** A browser with one window. */
export type Engine = {
  window: EngineWindow
  /** Opens another window. */
  openWindow(): Promise<EngineWindow>
  /** The frame of the first window whose URL begins with this. */
  findFrame(url: string): EngineFrame
  /** The windows that pages have opened. */
  listOpened(): Promise<EngineWindow[]>
  /** Errors of the console, uncaught exceptions and violations of the policy since the last call, in every window. */
  takeErrors(): Promise<string[]>
  close(): Promise<void>
}

/** Repeats `read` until it returns something, for at most `limit` ms. */
export async function until<Value>(
  what: string,
  read: () => Promise<Value | null | undefined | false>,
  limit = 20_000,
): Promise<Value> {
  let last: unknown
  for (const end = Date.now() + limit; Date.now() < end; ) {
    try {
      const value = await read()
      if (value !== null && value !== undefined && value !== false) return value
    } catch (error) {
      // The page may be loading, or the window closing.
      last = error
    }
    await wait(50)
  }
  throw new Error(`Waited ${limit / 1_000} s for ${what}`, { cause: last })
}
