import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { readRequest } from '../operation/request-context.js'

/**
 * Notes the template of the route of a request for its metrics. The first middleware of an app, so that requests that others
 * refuse have theirs.
 */
export const recordRoute: MiddlewareHandler = async (context, next) => {
  const request = readRequest()
  // Middlewares are for every method.
  const route = matchedRoutes(context).findLast(({ method }) => method !== 'ALL')
  if (request && route) request.route = route.path
  await next()
}
