/** Deeper than this are loops or noise. */
const depthLimit = 10

/** `thrown` and everything it wraps, outermost first: `cause`, MetaMask's `data.originalError`, and `error`. */
export function walkThrown(thrown: unknown): unknown[] {
  const found: unknown[] = []
  let layer: unknown[] = [thrown]
  for (let depth = 0; depth < depthLimit && layer.length > 0; depth += 1) {
    found.push(...layer)
    layer = layer.flatMap(readWrapped).filter((inner) => !found.includes(inner))
  }
  return found
}

/** The error code, as a number; some wallets write it as text. */
export function readCode(thrown: unknown): number | undefined {
  if (!isObject(thrown) || !('code' in thrown)) return undefined
  const code = typeof thrown.code === 'string' && thrown.code !== '' ? Number(thrown.code) : thrown.code
  return typeof code === 'number' ? code : undefined
}

function readWrapped(thrown: unknown): unknown[] {
  if (!isObject(thrown)) return []
  const { cause, data, error } = thrown as { cause?: unknown; data?: unknown; error?: unknown }
  return [cause, isObject(data) ? (data as { originalError?: unknown }).originalError : undefined, error].filter(
    isObject,
  )
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
