import * as v from 'valibot'
import type { RedisConnection } from './redis-connection.js'

/** Runs a script with a key prefix and arguments. */
export type ScriptRunner = (script: string, args: readonly string[]) => Promise<unknown>

/** Sends a script once, then calls it by its digest. Sends it again after a restart of Redis. */
export function createScriptRunner(connection: RedisConnection, prefix: string): ScriptRunner {
  const digests = new Map<string, string>()
  const load = async (script: string) => {
    const digest = v.parse(v.string(), await connection.sendCommand(['SCRIPT', 'LOAD', script]))
    digests.set(script, digest)
    return digest
  }
  return async (script, args) => {
    const call = (digest: string) => connection.sendCommand(['EVALSHA', digest, '1', prefix, ...args])
    try {
      return await call(digests.get(script) ?? (await load(script)))
    } catch (error) {
      if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error
      return call(await load(script))
    }
  }
}
