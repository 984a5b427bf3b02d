import { bodyLimit } from 'hono/body-limit'
import { answerFailure } from '../../http/failure.js'

/** Refuses a body of more than `maxSize` bytes. */
export function limitBody(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: () => answerFailure(400, [{ field: 'body', description: `Must have ${maxSize} bytes at most.` }]),
  })
}
