import { decodeFunctionData, encodeErrorResult, encodeFunctionResult, type Hex, parseAbi } from 'viem'
import { ApiFailure } from '../../../http/api-failure.js'
import { GatewayError, type GatewayRequest } from './request-gateway.js'

/** The batch gateway of the universal resolver (ENSIP-21). */
const batchAbi = parseAbi([
  'struct Request { address sender; string[] urls; bytes data; }',
  'function query(Request[] requests) view returns (bool[] failures, bytes[] responses)',
  'error HttpError(uint16 status, string message)',
  'error Error(string message)',
])

/** The most requests of a batch, and the most gateways that are tried for one. */
const MAX_REQUESTS = 8
const MAX_URLS = 4

/** Answers the universal resolver: `data` is its batch. */
export type BatchGateway = (data: Hex) => Promise<Hex>

/**
 * Creates the gateway that calls the gateways of contracts for a page, so that the page connects to no host that a stranger
 * names.
 *
 * @param ask Calls one gateway. Rejects with GatewayError.
 */
export function createBatchGateway(ask: (url: string, request: GatewayRequest) => Promise<Hex>): BatchGateway {
  return async (data) => {
    const requests = readBatch(data)
    const answers = await Promise.all(requests.map((request) => answerOne(request, ask)))
    const result = [answers.map(({ hasFailed }) => hasFailed), answers.map(({ response }) => response)] as const
    return encodeFunctionResult({ abi: batchAbi, functionName: 'query', result })
  }
}

type Request = GatewayRequest & { urls: readonly string[] }

/** @throws ApiFailure 400 */
function readBatch(data: Hex): readonly Request[] {
  try {
    const { functionName, args } = decodeFunctionData({ abi: batchAbi, data })
    if (functionName === 'query' && args[0].length <= MAX_REQUESTS) return args[0]
  } catch {
    // It is not such a call.
  }
  throw new ApiFailure(400, 'data', `Must be a call of query with ${MAX_REQUESTS} requests at most (ENSIP-21).`)
}

/** Tries the gateways of a request in their order. A refusal is final; after a failure the next gateway is tried. */
async function answerOne({ urls, ...request }: Request, ask: Parameters<typeof createBatchGateway>[0]) {
  let failure = new GatewayError('The contract names no gateway.')
  for (const url of urls.slice(0, MAX_URLS)) {
    try {
      return { hasFailed: false, response: await ask(url, request) }
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      failure = error
      if (error.status !== undefined && error.status >= 400 && error.status < 500) break
    }
  }
  return { hasFailed: true, response: encodeFailure(failure) }
}

function encodeFailure({ status, message }: GatewayError): Hex {
  if (status === undefined) return encodeErrorResult({ abi: batchAbi, errorName: 'Error', args: [message] })
  return encodeErrorResult({ abi: batchAbi, errorName: 'HttpError', args: [status, message] })
}
