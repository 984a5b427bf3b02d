import { bodyLimit } from 'hono/body-limit'
import { swapEndpoints, swapRequests } from '../../../src/features/swap/data/schema.js'
import { createEndpointAdder } from '../../http/create-endpoint-adder.js'
import { answerFailure } from '../../http/failure.js'
import type { SwapService } from '../swap/swap-service.js'
import { addCost, type DataApiApp } from './api-context.js'

/** Bytes. */
const MAX_BODY = 16_384

/** Adds the endpoints with which a page swaps tokens. */
export function addSwapEndpoints(app: DataApiApp, swaps: SwapService): void {
  const add = createEndpointAdder(app, swapEndpoints, swapRequests)
  const limit = bodyLimit({
    maxSize: MAX_BODY,
    onError: () => answerFailure(400, [{ field: 'body', description: `Must have ${MAX_BODY} bytes at most.` }]),
  })
  add(
    'listSwapTokens',
    { description: 'The tokens that may be swapped. The native currency is the address 0xeeee….' },
    ({ query }) => swaps.listSwapTokens(query),
  )
  add(
    'listQuotes',
    { description: 'What an account would receive, the best offer first.', before: [addCost(4)] },
    ({ query }) => swaps.listQuotes(query),
  )
  add('getGasPrice', { description: 'The prices of gas, in wei.', before: [addCost(1)] }, ({ query }) =>
    swaps.getGasPrice(query),
  )
  add('getAllowance', { description: 'How much of a token the router may take.', before: [addCost(1)] }, ({ query }) =>
    swaps.getAllowance(query),
  )
  add(
    'buildApprove',
    { description: 'The transaction that allows the router to take exactly the amount.', before: [addCost(1)] },
    ({ query }) => swaps.buildApprove(query),
  )
  add(
    'buildSwap',
    { description: 'The transaction that swaps.', before: [addCost(9), limit], bodyStatus: 400 },
    ({ body }) => swaps.buildSwap(body),
  )
}
