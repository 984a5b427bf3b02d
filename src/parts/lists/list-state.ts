import type { ErrorCode } from '../../core/errors/error-code.js'

/** The state of a list of an account. */
export type ListState<Item> =
  | { status: 'loading' }
  /** `failure`: the reason, if known. Without `onRetry` the retry is elsewhere in the view. */
  | { status: 'failed'; failure?: ErrorCode; isRetrying?: boolean; onRetry?: () => void }
  | {
      status: 'ready'
      items: readonly Item[]
      /** Shown below the list: what it leaves out, or that it may be outdated. */
      note?: string | undefined
    }
