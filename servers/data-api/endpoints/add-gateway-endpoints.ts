import * as v from 'valibot'
import { type Address, type Hex, isAddress } from 'viem'
import { ApiFailure } from '../../http/api-failure.js'
import { checkBody, describeEndpoint } from '../../http/describe-endpoint.js'
import { BusyError, createLimiter } from '../create-limiter.js'
import { createBatchGateway } from '../names/gateways/create-batch-gateway.js'
import type { ResolverGateway } from '../names/gateways/create-resolver-gateway.js'
import {
  GatewayError,
  type GatewayHosts,
  type GatewayRequest,
  requestGateway,
} from '../names/gateways/request-gateway.js'
import { addCost, type DataApiApp } from './api-context.js'
import { limitBody } from './limit-body.js'

/** Bytes. */
const MAX_BODY = 65_536
/** The number of third-party gateways that are called at the same time, and how long others wait, ms. */
const AT_ONCE = { atOnce: 8, patience: 4_000 }

const GATEWAY = '/v1/profile/gateway'
const bodySchema = v.object({ sender: v.string(), data: v.string() })

export type GatewayOptions = {
  /** Answers the operator's own resolver. Undefined without one. */
  resolve: ResolverGateway | undefined
  /** The hosts whose gateways are called for a page, besides that of this server. */
  hosts: GatewayHosts
  /** URL of this server as callers know it, without a slash at the end. */
  readBaseUrl: (request: Request) => string
}

/** Adds the gateways by which names resolve that are on no chain (ERC-3668). */
export function addGatewayEndpoints(app: DataApiApp, { resolve, hosts, readBaseUrl }: GatewayOptions): void {
  const inTurn = createLimiter(AT_ONCE)
  const answer = async (sender: string, data: string) => {
    if (!resolve) throw new ApiFailure(404, 'path', 'This server has no resolver.')
    const request = readRequest(sender, data)
    return { data: await resolve(request.sender, request.data) }
  }
  /** Asks this server without a request, since it may not be reachable by its own URL from where it runs. */
  const callOwn = async (request: GatewayRequest) => {
    try {
      return (await answer(request.sender, request.data)).data
    } catch (error) {
      throw error instanceof ApiFailure ? new GatewayError(error.message, error.status) : error
    }
  }
  const callOther = async (url: string, request: GatewayRequest) => {
    try {
      return await inTurn(() => requestGateway(url, request, hosts))
    } catch (error) {
      throw error instanceof BusyError ? new GatewayError(error.message, 503) : error
    }
  }

  app.get(
    `${GATEWAY}/:sender/:data`,
    describeEndpoint('Answers the resolver of the operator (ERC-3668). `data` may end with .json.'),
    addCost(1),
    async (context) => {
      // Money is sent by it: the name may lead elsewhere the next time.
      context.header('cache-control', 'no-store')
      return context.json(await answer(context.req.param('sender'), context.req.param('data').replace(/\.json$/, '')))
    },
  )
  app.post(
    GATEWAY,
    describeEndpoint('Answers the resolver of the operator (ERC-3668).'),
    addCost(1),
    limitBody(MAX_BODY),
    checkBody(bodySchema, 400),
    async (context) => {
      const { sender, data } = context.req.valid('json')
      return context.json(await answer(sender, data))
    },
  )
  app.post(
    '/v1/profile/gateways',
    describeEndpoint('Asks the gateways that contracts name, for a page that connects to no strange host (ENSIP-21).'),
    addCost(19),
    limitBody(MAX_BODY),
    checkBody(bodySchema, 400),
    async (context) => {
      const { sender, data } = context.req.valid('json')
      const own = `${readBaseUrl(context.req.raw)}${GATEWAY}`
      const gateway = createBatchGateway((url, request) =>
        url === own || url.startsWith(`${own}/`) ? callOwn(request) : callOther(url, request),
      )
      return context.json({ data: await gateway(readRequest(sender, data).data) })
    },
  )
}

/** @throws ApiFailure 400 */
function readRequest(sender: string, data: string): { sender: Address; data: Hex } {
  if (!isAddress(sender, { strict: false })) throw new ApiFailure(400, 'sender', 'Must be an address.')
  if (!/^0x([\da-f]{2})*$/i.test(data))
    throw new ApiFailure(400, 'data', 'Must be bytes as hexadecimal digits, after 0x.')
  return { sender, data: data as Hex }
}
