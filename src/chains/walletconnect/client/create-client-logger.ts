import type { ClientCore, PortContext } from '../sign-client.js'

type Logger = ClientCore['logger']

/**
 * A logger that writes to the log of the instance. The package's own logger writes to the console, keeps a megabyte of
 * lines of its own and adds a function to `window`.
 */
export function createClientLogger(log: PortContext['log']): Logger {
  const write =
    (level: Parameters<PortContext['log']['add']>[0]) =>
    (...parts: unknown[]) =>
      log.add(level, 'WalletConnect:', parts.length > 1 ? parts : parts[0])
  const levels = {
    fatal: write('error'),
    error: write('error'),
    warn: write('warn'),
    info: write('info'),
    debug: write('debug'),
    trace: write('debug'),
  }
  return { ...levels, level: 'silent', child: () => createClientLogger(log) } as unknown as Logger
}
