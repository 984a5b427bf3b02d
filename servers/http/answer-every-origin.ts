import type { Context, Env, MiddlewareHandler } from 'hono'

/**
 * Lets any page read the replies of a server without cookies. Callers that are not allowed are refused by `refuse`, whose reply
 * any page may read too.
 */
export function answerEveryOrigin<ServerEnv extends Env>(
  refuse: (context: Context<ServerEnv>) => Response | undefined,
): MiddlewareHandler<ServerEnv> {
  return async (context, next) => {
    const refusal = refuse(context)
    if (refusal) context.res = refusal
    else await next()
    context.header('access-control-allow-origin', '*')
    context.header('access-control-expose-headers', 'date, retry-after')
    context.header('x-content-type-options', 'nosniff')
  }
}
