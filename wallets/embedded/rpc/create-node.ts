import * as v from 'valibot'
import { FrameError } from '../door/frame-error.js'

/** Calls the node of one network. */
export type Node = (method: string, params: unknown) => Promise<unknown>

/** In ms. */
const TIME_LIMIT = 15_000
/** The largest answer of a node, bytes. The logs of a busy block are about half of it. */
const MAX_ANSWER = 1_048_576
/** The largest request, bytes. */
const MAX_REQUEST = 262_144

const answerSchema = v.union([
  v.object({ error: v.object({ code: v.number(), message: v.string() }) }),
  v.object({ result: v.unknown() }),
])

/** The node did not answer, so that it is not known whether it did what was asked. */
export class NodeUnreachableError extends FrameError {
  override name = 'NodeUnreachableError'

  constructor(networkName: string, options?: ErrorOptions) {
    super(4901, `The node of ${networkName} does not answer. Try again later.`, options)
  }
}

/**
 * Makes the function that calls the node of a network.
 *
 * @throws FrameError with the node's own code and message; NodeUnreachableError without an answer of at most 1 MB in 15 s
 */
export function createNode(
  { name, rpcUrl }: { name: string; rpcUrl: string },
  send: typeof fetch = (input, init) => globalThis.fetch(input, init),
): Node {
  return async (method, params = []) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    if (body.length > MAX_REQUEST) throw new FrameError(-32600, `A request has ${MAX_REQUEST} bytes at most.`)
    const answer = v.safeParse(answerSchema, await post(send, rpcUrl, body, name))
    if (!answer.success) throw new NodeUnreachableError(name, { cause: answer.issues[0].message })
    if ('error' in answer.output) throw new FrameError(answer.output.error.code, answer.output.error.message)
    return answer.output.result
  }
}

/** The function that calls the bundler of a network (ERC-7769); null where there is none. As `createNode`. */
export function createBundler(
  { name, bundlerUrl }: { name: string; bundlerUrl?: string | undefined },
  send?: typeof fetch,
): Node | null {
  return bundlerUrl === undefined
    ? null
    : createNode({ name: `the smart accounts of ${name}`, rpcUrl: bundlerUrl }, send)
}

async function post(send: typeof fetch, url: string, body: string, name: string): Promise<unknown> {
  try {
    const response = await send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(TIME_LIMIT),
      body,
    })
    return JSON.parse(await readText(response))
  } catch (error) {
    throw new NodeUnreachableError(name, { cause: error })
  }
}

/** Reads the answer in chunks, so that one that is too large is not downloaded. */
async function readText({ body }: Response): Promise<string> {
  const reader = body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > MAX_ANSWER) {
      await reader.cancel()
      throw new RangeError('The answer is too large.')
    }
    text += decoder.decode(value, { stream: true })
  }
}
