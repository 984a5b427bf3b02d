/**
 * EIP-1193 4001; WalletConnect 5000 (rejected) and 5002 (methods rejected). Wallets that carry no code
 * say it in words, which is why text is read here and nowhere else.
 */
const rejection = {
  codes: [4001, 5000, 5002],
  text: /user rejected|user cancell?ed|connection request reset/i,
} as const

/** Deeper chains than this are loops or noise. */
const MAX_DEPTH = 10

/**
 * Whether the visitor said no. Looks down `cause` and `data.originalError` chains, since a rejected send sits
 * in `cause.code`; takes whatever was thrown: errors, plain objects, strings.
 *
 * @example isRejection({ code: 4001 }) // true
 * @example isRejection(new Error('Send failed', { cause: { code: 4001 } })) // true
 */
export function isRejection(error: unknown): boolean {
  let current = error
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    if (typeof current === 'string') return rejection.text.test(current)
    if (typeof current !== 'object' || current === null) return false
    if (hasRejectionCode(current) || hasRejectionText(current)) return true
    current = readInner(current)
  }
  return false
}

function hasRejectionCode(error: object): boolean {
  if (!('code' in error)) return false
  const code = typeof error.code === 'string' && error.code !== '' ? Number(error.code) : error.code
  return rejection.codes.some((known) => known === code)
}

function hasRejectionText(error: object): boolean {
  for (const key of ['message', 'details', 'shortMessage'] as const) {
    const text = (error as Record<string, unknown>)[key]
    if (typeof text === 'string' && rejection.text.test(text)) return true
  }
  return false
}

function readInner(error: object): unknown {
  if ('cause' in error && error.cause !== undefined) return error.cause
  if ('data' in error && typeof error.data === 'object' && error.data !== null && 'originalError' in error.data) {
    return error.data.originalError
  }
  return 'error' in error ? error.error : undefined
}
