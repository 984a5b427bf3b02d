import type { ErrorCode } from '../../../core/errors/error-code.js'

/** What a list of an account shows. */
export type ListState<Item> =
  | { status: 'loading' }
  /** `failure`: why, when it is known. Without `onRetry` the retry is elsewhere in the view. */
  | { status: 'failed'; failure?: ErrorCode; isRetrying?: boolean; onRetry?: () => void }
  | {
      status: 'ready'
      items: readonly Item[]
      /** Shown below the list: what it leaves out, or that it may be outdated. */
      note?: string | undefined
    }
