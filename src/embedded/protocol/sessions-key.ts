import * as v from 'valibot'

/** Lintel's own method: gives a page the key by which it lists what the account has granted to its origin. Without approval. */
export const sessionsKeyMethod = 'lintel_getSessionsKey'

/** What `lintel_getSessionsKey` answers. Null: nobody is logged in, or this wallet stores no sessions. */
export const sessionsKeySchema = v.nullable(v.object({ key: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)) }))
