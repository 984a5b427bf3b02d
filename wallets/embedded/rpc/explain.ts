import { FrameError } from '../messaging/frame-error.js'

/** A failure in words for the visitor. Failures without a code of their own may hold what a library was given. */
export function explain(error: unknown): string {
  return error instanceof FrameError ? error.message : 'An error occurred'
}
