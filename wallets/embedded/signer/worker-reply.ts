import type { KeyOperation, KeyOperationResult } from './key-operation.js'

/** What the worker answers. `error`: the name of an error. */
export type WorkerReply = { result: KeyOperationResult<KeyOperation['kind']> } | { error: string }
