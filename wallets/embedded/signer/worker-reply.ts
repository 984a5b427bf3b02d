import type { KeyOperation, KeyOperationResult } from './key-operation.js'

/** The answer of the worker. `error`: the name of an error. */
export type WorkerReply = { result: KeyOperationResult<KeyOperation['kind']> } | { error: string }
