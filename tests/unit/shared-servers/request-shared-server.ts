import { inject } from 'vitest'

/**
 * `redis`: the URL of a logical database of its own. `postgres`: the URL of the server, without a database. `filled-chain`: a file with
 * the state of Local Ethereum after its first start. `account-chain`: one with the state of a new chain with the contracts of smart accounts.
 */
export type SharedServer = 'redis' | 'postgres' | 'filled-chain' | 'account-chain'

declare module 'vitest' {
  interface ProvidedContext {
    sharedServers: string
  }
}

/** Returns where a server is that all test files share. It is started when the first one asks. */
export async function requestSharedServer(name: SharedServer): Promise<string> {
  const response = await fetch(`${inject('sharedServers')}/${name}`, { method: 'POST' })
  const text = await response.text()
  if (!response.ok) throw new Error(`The shared server "${name}" did not start. ${text}`)
  return text
}
