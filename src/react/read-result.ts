import type { UseQueryResult } from '@tanstack/react-query'

/**
 * What a hook that reads data returns: the result of `useQuery` of TanStack Query. `data` is undefined until it is known, and stays
 * when it cannot be read again. `error` is a `LintelError`, unless a service object of the app throws another one.
 */
export type ReadResult<Data> = UseQueryResult<Data>

/** The state of a result that several queries make, by the rules of TanStack Query: `status` tells `data` and `error` apart. */
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

/** Writes the state of a result that several queries make. With an error, `data` is what was known before. */
export function toReadState<Data>(data: Data | undefined, error: Error | null): ReadState<Data> {
  if (error) return { status: 'error', data, error, isPending: false, isSuccess: false, isError: true }
  return data === undefined
    ? { status: 'pending', data: undefined, error, isPending: true, isSuccess: false, isError: false }
    : { status: 'success', data, error, isPending: false, isSuccess: true, isError: false }
}
