import * as v from 'valibot'

/** The reply of `POST /bundler/token`. `expiresAt` in ms since 1970. */
export const bundlerTokenSchema = v.object({ token: v.pipe(v.string(), v.maxLength(200)), expiresAt: v.number() })
export type BundlerToken = v.InferOutput<typeof bundlerTokenSchema>
