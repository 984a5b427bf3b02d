import type { InferInput } from 'valibot'
import type { swapEndpoints, swapRequests } from '../../../src/features/swap/data/schema.js'
import type { RequestAt, Valid } from '../../../src/services/http/endpoint.js'

type Name = keyof typeof swapEndpoints
type RequestOf<N extends Name> = RequestAt<typeof swapRequests, N>

/** The input of an endpoint: its query, or its body. */
export type SwapRequest<N extends Name> =
  | Valid<RequestOf<N>, 'query'>
  | Valid<RequestOf<N>, 'body'> extends infer Valids
  ? Exclude<Valids, undefined>
  : never

export type SwapReply<N extends Name> = InferInput<(typeof swapEndpoints)[N]['reply']>

/**
 * Answers the endpoints of swaps.
 *
 * @throws ApiFailure for errors that the caller sees.
 */
export type SwapService = { [N in Name]: (request: SwapRequest<N>) => Promise<SwapReply<N>> }
