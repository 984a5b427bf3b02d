import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { readRequest } from '../operation/request-context.js'

/**
 * Records the route template of a request for its metrics. Use it as the first middleware of an app, so that requests that others
 * refuse are recorded, too.
 */
export const recordRoute: MiddlewareHandler = async (context, next) => {
  const request = readRequest()
  // Middlewares are for every method.
  const route = matchedRoutes(context).findLast(({ method }) => method !== 'ALL')
  if (request && route) request.route = route.path
  await next()
}
