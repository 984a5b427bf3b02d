import { isRecord } from '../../rules/is-record.js'

/** A limit for wrapped errors that form a loop. */
const MAX_DEPTH = 10

/**
 * Lists `thrown` and the errors it wraps, from the outside in: `cause`, MetaMask's `data.originalError`, and `error`.
 * Accepts any thrown value: errors, plain objects, strings, null.
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

/** The error code as a number, or undefined. Some wallets send it as text. */
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
