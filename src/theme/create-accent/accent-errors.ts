function writeMessage(...lines: string[]): string {
  return [...lines, 'Docs: node_modules/lintel/docs/contrast.md#createaccent'].join('\n')
}

/**
 * A color that `createAccent` cannot use.
 *
 * @example
 * // InvalidColorError: "#12" is not a css color.
 * // Write it like "#635bff", "rebeccapurple", "rgb(99 91 255)" or "oklch(0.6 0.23 280)".
 */
export class InvalidColorError extends Error {
  override name = 'InvalidColorError'
  readonly value: unknown

  constructor(value: unknown, problem: string) {
    const example = 'Write it like "#635bff", "rebeccapurple", "rgb(99 91 255)" or "oklch(0.6 0.23 280)".'
    super(writeMessage(`${JSON.stringify(value) ?? String(value)} ${problem}.`, example))
    this.value = value
  }
}

/** A name that is not valid in `data-accent`, or that one of Lintel's accents has. */
export class InvalidAccentNameError extends Error {
  override name = 'InvalidAccentNameError'
  readonly value: unknown

  constructor(value: unknown, problem: string) {
    const example = 'Write a letter, then letters, digits and hyphens, such as "brand".'
    super(writeMessage(`${JSON.stringify(value) ?? String(value)} ${problem}.`, example))
    this.value = value
  }
}
