import * as v from 'valibot'

/** The body of every error reply. */
export const failureSchema = v.object({
  status: v.literal('FAILED'),
  reasons: v.array(v.object({ field: v.string(), description: v.string() })),
})

export type FailureBody = v.InferOutput<typeof failureSchema>

/** The parameters of every request: the project (`projectId`) and the client with its version (`st`, `sv`). */
export const callerSchema = v.object({
  projectId: v.optional(v.pipe(v.string(), v.maxLength(100, 'at most 100 characters'))),
  st: v.optional(v.pipe(v.string(), v.maxLength(100, 'at most 100 characters'))),
  sv: v.optional(v.pipe(v.string(), v.maxLength(100, 'at most 100 characters'))),
})
