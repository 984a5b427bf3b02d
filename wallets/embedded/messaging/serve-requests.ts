import * as v from 'valibot'
import {
  type AppMessageName,
  type AppPayload,
  type AppResult,
  appMessages,
  isAppMessageName,
} from '../../../src/embedded/protocol/app-messages.js'
import { appEnvelopeSchema, type FrameReply, nameTypes } from '../../../src/embedded/protocol/envelope.js'
import { FrameError, toFrameFailure } from './frame-error.js'

/** The most requests of one page without an answer. */
const QUEUE_LIMIT = 64

/** The handler of each request. `id` names the request, so that RPC_ABORT can reject it. */
export type FrameHandlers = {
  [Name in AppMessageName]: (payload: AppPayload<Name>, request: { id: string }) => Answer<Name>
}

/** Most requests have no result. */
type Answer<Name extends AppMessageName> = [AppResult<Name>] extends [undefined]
  ? Promise<void>
  : Promise<AppResult<Name>>

/**
 * Answers the requests of a page on `port`, each once. A payload that does not fit its schema is refused before a
 * handler sees it; a result that does not fit is an error of the frame. `report` gets the errors that the page does not receive.
 */
export function serveRequests(
  port: MessagePort,
  handlers: FrameHandlers,
  report: (error: unknown) => void = console.error,
): void {
  const running = new Set<string>()

  port.onmessage = ({ data }) => {
    const envelope = v.safeParse(appEnvelopeSchema, data)
    // Without a valid id there is nothing to answer.
    if (!envelope.success || running.has(envelope.output.id)) return
    const { id, type, payload } = envelope.output
    const name = type.slice('app/'.length)
    if (!isAppMessageName(name)) {
      return reply({ id, type: `frame/${name}_ERROR`, payload: { code: 'unknown-message', message: `No ${name}.` } })
    }
    running.add(id)
    answer(name, id, payload).then((message) => {
      running.delete(id)
      reply(message)
    })
  }

  function reply(message: FrameReply): void {
    port.postMessage(message)
  }

  async function answer<Name extends AppMessageName>(name: Name, id: string, payload: unknown): Promise<FrameReply> {
    const { success, failure } = nameTypes(name)
    try {
      if (running.size > QUEUE_LIMIT) throw new FrameError(-32005, 'Too many requests wait for an answer.')
      const checked = v.safeParse(appMessages[name].payload as v.GenericSchema<AppPayload<Name>>, payload)
      if (!checked.success) throw new FrameError(-32602, v.summarize(checked.issues))
      const result = await handlers[name](checked.output, { id })
      const valid = v.parse(appMessages[name].result as v.GenericSchema, result)
      return { id, type: success, ...(valid === undefined ? {} : { payload: valid }) }
    } catch (error) {
      if (!(error instanceof FrameError)) report(error)
      return { id, type: failure, payload: toFrameFailure(error) }
    }
  }
}
