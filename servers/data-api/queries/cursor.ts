/** A cursor that this server did not issue. */
export class InvalidCursorError extends Error {
  override readonly name = 'InvalidCursorError'
  readonly code = 'invalid-cursor'

  constructor() {
    super('The cursor is not the `next` of a page before it.')
  }
}

/** Writes the position of the last row of a page, as text without characters that a URL escapes. */
export function formatCursor(numbers: readonly bigint[]): string {
  return numbers.map((number) => number.toString(36)).join('-')
}

/**
 * Reads the numbers of a cursor, each smaller than its limit.
 *
 * @throws InvalidCursorError
 */
export function parseCursor(cursor: string, limits: readonly bigint[]): bigint[] {
  const parts = cursor.split('-')
  if (parts.length !== limits.length || !parts.every((part) => /^[0-9a-z]{1,60}$/.test(part))) {
    throw new InvalidCursorError()
  }
  const numbers = parts.map((part) =>
    [...part].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n),
  )
  if (numbers.some((number, place) => number >= (limits[place] ?? 0n))) throw new InvalidCursorError()
  return numbers
}
