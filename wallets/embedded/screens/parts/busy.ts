/** The running task. `progress` from 0 to 1. */
export type Busy = { kind: 'deriving'; progress: number } | { kind: 'passkey' } | { kind: 'saving' }
