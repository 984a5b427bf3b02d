import type { ClientCore } from './client.js'

type Logger = ClientCore['logger']

/**
 * Says nothing: what goes wrong reaches the app as an error. The package's own logger writes to the console, keeps a
 * megabyte of lines and puts a function on `window`.
 */
export function createQuietLogger(): Logger {
  const ignore = () => undefined
  const levels = { fatal: ignore, error: ignore, warn: ignore, info: ignore, debug: ignore, trace: ignore }
  return { ...levels, level: 'silent', child: createQuietLogger } as unknown as Logger
}
