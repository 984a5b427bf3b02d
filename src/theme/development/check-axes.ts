import { isRecord } from '../../rules/is-record.js'
import { themeProps } from '../theme.props.js'

/**
 * Refuses a value that has no css. For development only; a production build leaves it out.
 *
 * @throws Error with the axis, the value and the allowed values.
 */
export function checkAxes({ appearance, accent, ...props }: Readonly<Record<string, unknown>>): void {
  const { accent: _, ...axes } = themeProps
  const values: Record<string, unknown> = { ...props, appearance: appearance === 'inherit' ? undefined : appearance }
  for (const [axis, { values: allowed }] of Object.entries(axes)) checkAxis(axis, values[axis], allowed)
  if (accent !== undefined && accent !== null) checkAccent(accent)
}

function checkAxis(axis: string, value: unknown, allowed: readonly unknown[]): void {
  if (value === undefined || value === null || allowed.includes(value)) return
  throw new Error(
    `[lintel] <Theme ${axis}=${JSON.stringify(value)}>: there is no such ${axis}.\n` +
      `Use ${allowed.slice(0, -1).join(', ')} or ${allowed.at(-1)}.`,
  )
}

/** An app may name its own accents, so any name is allowed. */
function checkAccent(value: unknown): void {
  const name = isRecord(value) && 'css' in value ? value.name : value
  if (typeof name === 'string' && name !== '') return
  throw new Error(
    `[lintel] <Theme accent={${JSON.stringify(value)}}>: an accent is a name or what createAccent() returns.\n` +
      "Use a name, such as accent=\"indigo\", or accent={createAccent('#3e63dd', { name: 'brand' })}.",
  )
}
