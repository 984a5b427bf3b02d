import type { LintelContext } from '../context.js'
import type { QueryOptions } from '../lintel.js'
import type { CacheSlot } from '../storage/create-data-cache.js'

type DataQuery<Data> = {
  /** The name of the data, then everything that the answer depends on. */
  key: readonly string[]
  /** How long it counts as fresh, in ms. */
  staleTime: number
  retry: number | false
  refetchInterval?: QueryOptions<Data>['refetchInterval']
  /** Where the last answer is stored. */
  slot?: CacheSlot<Data> | undefined
  read(signal: AbortSignal): Promise<Data>
}

/**
 * The options of a query whose last answer is stored: a reload shows it at once, then reads again. An answer that another tab
 * has just stored is used in place of a request.
 */
export function createDataQuery<Data>(
  { createKey }: LintelContext,
  { key, staleTime, retry, refetchInterval, slot, read }: DataQuery<Data>,
): QueryOptions<Data> {
  return {
    queryKey: createKey(...key),
    staleTime,
    retry,
    refetchInterval: refetchInterval ?? (() => false),
    ...(slot && { initialData: () => slot.read()?.data, initialDataUpdatedAt: () => slot.read()?.at }),
    async queryFn({ signal }) {
      const other = slot?.takeNewer(staleTime)
      if (other) return other.data
      const data = await read(signal)
      slot?.write(data)
      return data
    },
  }
}
