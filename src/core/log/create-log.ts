/** From the most to the least important. */
export const logLevels = ['error', 'warn', 'info', 'debug'] as const

export type LogLevel = (typeof logLevels)[number]

/** The log of one instance, in memory only. */
export type Log = {
  /** Keeps a line if its level is kept. Never throws. */
  add(level: LogLevel, message: string, detail?: unknown): void
  /** Also writes a warning to the console. */
  warn(message: string, detail?: unknown): void
  /** Also writes an error to the console. */
  error(message: string, detail?: unknown): void
  /** The kept lines, oldest first. */
  read(): string
}

/** How many characters are kept: about 1 MB. */
const MAX_LOG = 1_000_000
/** Longer lines are cut. */
const MAX_LINE = 10_000

/**
 * Creates a log. When it is full, the oldest lines are dropped. Secrets of pairing links are left out.
 *
 * @param level The least important level that is kept; null keeps nothing and writes nothing to the console.
 * @param now Milliseconds since the epoch.
 */
export function createLog(level: LogLevel | null, now: () => number): Log {
  const lines: string[] = []
  let size = 0

  function add(at: LogLevel, message: string, detail?: unknown): void {
    if (level === null || logLevels.indexOf(at) > logLevels.indexOf(level)) return
    const text = detail === undefined ? message : `${message} ${formatDetail(detail)}`
    const line = hideSecrets(`${new Date(now()).toISOString()} ${at} ${text}`.slice(0, MAX_LINE)).replace(/\n/g, ' | ')
    lines.push(line)
    size += line.length + 1
    while (size > MAX_LOG) size -= (lines.shift()?.length ?? 0) + 1
  }

  return {
    add,
    warn(message, detail) {
      add('warn', message, detail)
      if (level !== null) console.warn(`Lintel: ${message}`, ...list(detail))
    },
    error(message, detail) {
      add('error', message, detail)
      if (level !== null) console.error(`Lintel: ${message}`, ...list(detail))
    },
    read: () => lines.join('\n'),
  }
}

function list(detail: unknown): readonly unknown[] {
  return detail === undefined ? [] : [detail]
}

function formatDetail(detail: unknown): string {
  if (typeof detail === 'string') return detail
  if (detail instanceof Error) return formatError(detail)
  try {
    return (
      JSON.stringify(detail, (_key, value) => (value instanceof Error ? formatError(value) : value)) ?? String(detail)
    )
  } catch {
    // A cycle or a bigint.
    return Object.prototype.toString.call(detail)
  }
}

function formatError({ name, message }: Error): string {
  return `${name}: ${message}`
}

/** Whoever has the symmetric key of a pairing can read its messages. */
function hideSecrets(line: string): string {
  return line.replace(/(symKey\W{1,6})[0-9a-f]{16,}/gi, '$1…')
}
