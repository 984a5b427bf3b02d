/** The most wallets of one reply of a directory, and of one list of included ids. A longer list of networks is split too. */
export const MAX_ENTRIES = 100

/** The most items of `include`, `exclude` and `chains` that a directory accepts in one request. */
export const MAX_LIST = 200

/** The most ids of `exclude` beside another list: the URL of 240 long ids and networks is below the 16 KB that Node accepts. */
export const MAX_EXCLUDED_BESIDE = 40

/** Whether a directory would refuse the query, so that it must be split. */
export function isLongQuery(query: {
  entries: number
  include?: readonly string[]
  chains?: readonly string[]
}): boolean {
  const { entries, include = [], chains = [] } = query
  return Math.max(entries, include.length, chains.length) > MAX_ENTRIES
}
