import type { ClientCore } from './client.js'

type Logger = ClientCore['logger']

/**
 * A logger without output: errors reach the app as exceptions. The package's own logger writes to the console, keeps a
 * megabyte of lines and adds a function to `window`.
 */
export function createQuietLogger(): Logger {
  const ignore = () => undefined
  const levels = { fatal: ignore, error: ignore, warn: ignore, info: ignore, debug: ignore, trace: ignore }
  return { ...levels, level: 'silent', child: createQuietLogger } as unknown as Logger
}
