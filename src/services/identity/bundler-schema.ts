import * as v from 'valibot'
import type { Endpoints } from '../http/endpoint.js'

/** `expiresAt` in ms since 1970. */
const bundlerTokenSchema = v.object({ token: v.pipe(v.string(), v.maxLength(200)), expiresAt: v.number() })
export type BundlerToken = v.InferOutput<typeof bundlerTokenSchema>

/** The token with which the frame may call the bundler. */
export const bundlerEndpoints = {
  readToken: { method: 'POST', path: '/bundler/token', reply: bundlerTokenSchema },
} as const satisfies Endpoints
