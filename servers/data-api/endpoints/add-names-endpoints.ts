import type { MiddlewareHandler } from 'hono'
import { namesEndpoints, namesRequests } from '../../../src/features/names/data/schema.js'
import { createEndpointAdder } from '../../http/create-endpoint-adder.js'
import { createRequestLimits, type RequestRate } from '../../http/create-request-limits.js'
import type { Names } from '../names/create-names.js'
import { addCost, type DataApiApp, type DataApiEnv } from './api-context.js'
import { limitBody } from './limit-body.js'

/** Bytes. An ERC-6492 signature has the creation of its account in it. */
const MAX_BODY = 32_768

/** Tries to register, of an address and of a project. */
export type RegistrationLimits = { perAddress: RequestRate; perProject: RequestRate }

const defaultLimits: RegistrationLimits = {
  perAddress: { rate: 1 / 6, burst: 10 },
  perProject: { rate: 2, burst: 100 },
}

export type NamesEndpointOptions = {
  /** Default: 10 tries of an address at once and one each 6 s; 100 of a project at once and 2 a second. */
  limits?: RegistrationLimits | undefined
  /** Called when there is a new name. */
  onRegister: () => void
  /** Ms since 1970. */
  now: () => number
}

/** Adds the endpoints with which pages register names and look them up. */
export function addNamesEndpoints(
  app: DataApiApp,
  names: Names,
  { limits = defaultLimits, onRegister, now }: NamesEndpointOptions,
): void {
  const add = createEndpointAdder(app, namesEndpoints, namesRequests)
  const countTry = createRequestLimits({ ...limits, now })
  // Whoever signs needs the time of the clock by which the message is checked.
  const sendTime: MiddlewareHandler<DataApiEnv> = async (context, next) => {
    await next()
    context.header('date', new Date(now()).toUTCString())
  }

  add(
    'listZones',
    { description: 'The zones in which names can be registered, and the time of this server.', before: [sendTime] },
    async () => names.listZones(),
  )
  add(
    'getName',
    { description: 'Who has a name. An empty list when nobody has.', before: [sendTime] },
    async ({ params }) => names.getName(params.name),
  )
  add(
    'listNames',
    { description: 'The names that were registered for an address, the newest first.', before: [sendTime] },
    async ({ params }) => names.listNames(params.address),
  )
  add(
    'getSuggestions',
    { description: 'Whether a name is free, and free names like it.', before: [addCost(1), sendTime] },
    async ({ params, query }) => names.getSuggestions(params.name, query.zone),
  )
  add(
    'registerName',
    {
      description: 'Registers a name for the account that has signed for it. The time of the message may be 10 s off.',
      before: [addCost(9), limitBody(MAX_BODY), sendTime],
      bodyStatus: 400,
    },
    async ({ body, request: { env } }) => {
      const refusal = countTry(env.caller, 1)
      if (refusal) return refusal
      const registered = await names.registerName(body)
      onRegister()
      return registered
    },
  )
}
