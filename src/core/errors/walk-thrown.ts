import { isRecord } from '../../rules/is-record.js'

/** Deeper than this are loops or noise. */
const MAX_DEPTH = 10

/**
 * `thrown` and everything it wraps, outermost first: `cause`, MetaMask's `data.originalError`, and `error`. Takes
 * whatever was thrown: errors, plain objects, strings, null.
 *
 * @example walkThrown(error).some((inner) => readCode(inner) === 4902)
 */
export function walkThrown(thrown: unknown): unknown[] {
  const found: unknown[] = []
  let layer: unknown[] = [thrown]
  for (let depth = 0; depth < MAX_DEPTH && layer.length > 0; depth += 1) {
    found.push(...layer)
    layer = layer.flatMap(readWrapped).filter((inner) => !found.includes(inner))
  }
  return found
}

/** The error code as a number, since some wallets write it as text; undefined when there is none. */
export function readCode(thrown: unknown): number | undefined {
  if (!isRecord(thrown)) return undefined
  const code = typeof thrown.code === 'string' && thrown.code !== '' ? Number(thrown.code) : thrown.code
  return typeof code === 'number' && !Number.isNaN(code) ? code : undefined
}

function readWrapped(thrown: unknown): unknown[] {
  if (!isRecord(thrown)) return []
  const { cause, data, error } = thrown
  const original = isRecord(data) ? data.originalError : undefined
  return [cause, original, error].filter((inner) => inner !== undefined && inner !== null)
}
