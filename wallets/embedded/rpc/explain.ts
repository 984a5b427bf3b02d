import { FrameError } from '../messaging/frame-error.js'

/** A failure in words for the visitor. The message of another error may contain the input of a library, so it is not shown. */
export function explain(error: unknown): string {
  return error instanceof FrameError ? error.message : 'An error occurred'
}
