/** The names of the methods that return promises. */
type AsyncName<Api> = {
  [Name in keyof Api]: Api[Name] extends (...parameters: never[]) => Promise<unknown> ? Name : never
}[keyof Api]

type Call = (...parameters: unknown[]) => unknown

/**
 * The named methods of the object that `load` returns. Each call loads it first, so that its code does not load with the page.
 *
 * @example
 * const dataApi = lazy(loadOnce(async () => (await import('./client.js')).createClient()), ['listBalances', 'listNfts'])
 */
export function lazy<Api, Name extends AsyncName<Api>>(
  load: () => Promise<Api>,
  names: readonly Name[],
): Pick<Api, Name> {
  return Object.fromEntries(
    names.map((name) => [name, async (...parameters: unknown[]) => ((await load())[name] as Call)(...parameters)]),
  ) as Pick<Api, Name>
}

/** Loads at the first call. After a failure it loads again at the next call. */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined
  return () => {
    loaded ??= load()
    loaded.catch(() => {
      loaded = undefined
    })
    return loaded
  }
}
