import type { UseQueryResult } from '@tanstack/react-query'

/**
 * The result of a hook that reads data: that of TanStack Query's `useQuery`. `data` is undefined until it is known, and stays
 * if a later read fails. `error` is a `LintelError`, unless a service object of the app throws another error.
 */
export type ReadResult<Data> = UseQueryResult<Data>

/** The state of a result that combines several queries, by the rules of TanStack Query: `status` distinguishes `data` and `error`. */
export type ReadState<Data> =
  | { status: 'pending'; data: undefined; error: null; isPending: true; isSuccess: false; isError: false }
  | { status: 'success'; data: Data; error: null; isPending: false; isSuccess: true; isError: false }
  | {
      status: 'error'
      data: Data | undefined
      error: Error
      isPending: false
      isSuccess: false
      isError: true
    }

/** Creates the state of a result that combines several queries. With an error, `data` keeps its earlier value. */
export function toReadState<Data>(data: Data | undefined, error: Error | null): ReadState<Data> {
  if (error) return { status: 'error', data, error, isPending: false, isSuccess: false, isError: true }
  return data === undefined
    ? { status: 'pending', data: undefined, error, isPending: true, isSuccess: false, isError: false }
    : { status: 'success', data, error, isPending: false, isSuccess: true, isError: false }
}
