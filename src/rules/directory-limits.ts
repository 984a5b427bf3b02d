/** The most wallets of one reply of a directory, and of one list of included ids. */
export const MAX_ENTRIES = 100

/** The most items of `include`, `exclude` and `chains` in one request. */
export const MAX_LIST = 200

/** Whether a directory would refuse the query, so that it has to be split. */
export function isLongQuery(query: {
  entries: number
  include?: readonly string[]
  chains?: readonly string[]
}): boolean {
  const { entries, include = [], chains = [] } = query
  return Math.max(entries, include.length) > MAX_ENTRIES || chains.length > MAX_LIST
}
